import { z } from "zod";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { RATES, type Rate, type RateCard } from "#app/domain/pricing/price-layer.ts";
import type { TimeRate } from "#app/domain/pricing/tee-price.ts";
import { MAX_PRICE, priceError } from "./change-prices.ts";

export const MAX_CUT_OFF_HOURS = 720;
export const MAX_MIN_NIGHTS = 14;
export const MAX_ALLOTMENT = 999;
const MAX_TIME_RATES = 8;

const digits = (text: string) => text.trim().replaceAll(/[,\s₩]/g, "");

/** A price in a form, with or without commas. */
export const priceField = z.string().transform((text, context): Won => {
  const plain = digits(text);
  const amount = /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
  const error = Number.isNaN(amount) ? "price.number" : priceError(amount);
  if (!error) return won(amount);
  context.addIssue({ code: "custom", message: error });
  return z.NEVER;
});

/** A fee may be nothing. */
export const feeField = z.string().transform((text, context): Won => {
  const plain = digits(text);
  if (/^\d{1,9}$/.test(plain) && Number(plain) <= MAX_PRICE) return won(Number(plain));
  context.addIssue({ code: "custom", message: plain === "" ? "price.number" : "price.too_high" });
  return z.NEVER;
});

export function wholeField(min: number, max: number) {
  return z.string().transform((text, context): number => {
    const plain = digits(text);
    const amount = /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN;
    if (amount >= min && amount <= max) return amount;
    context.addIssue({ code: "custom", message: "price.number" });
    return z.NEVER;
  });
}

export const dayField = z.string().transform((text, context): LocalDate => {
  const day = parseLocalDate(text);
  if (day) return day;
  context.addIssue({ code: "custom", message: "record.day_required" });
  return z.NEVER;
});

/** Left empty, the default of the booking mode holds. */
const cutOffField = z
  .string()
  .default("")
  .transform((text, context): number | null => {
    if (text.trim() === "") return null;
    const hours = wholeField(0, MAX_CUT_OFF_HOURS).safeParse(text);
    if (hours.success) return hours.data;
    context.addIssue({ code: "custom", message: "price.number" });
    return z.NEVER;
  });

type CardField = `${Rate}_${"weekday" | "weekend"}`;
const CARD_FIELDS = RATES.flatMap((rate): CardField[] => [`${rate}_weekday`, `${rate}_weekend`]);
const cardShape = Object.fromEntries(CARD_FIELDS.map((name) => [name, priceField])) as Record<
  CardField,
  typeof priceField
>;

function cardOf(fields: Readonly<Record<CardField, Won>>): RateCard {
  const of = (rate: Rate) => ({
    weekday: fields[`${rate}_weekday`],
    weekend: fields[`${rate}_weekend`],
  });
  return { low: of("low"), regular: of("regular"), high: of("high"), peak: of("peak") };
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** One line for each band of hours: `06:00-07:00 -10000`. */
export function readTimeRates(text: string): readonly TimeRate[] | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length > MAX_TIME_RATES) return undefined;
  const rates: TimeRate[] = [];
  for (const line of lines) {
    const parts = /^(\S{5})\s*[-–~]\s*(\S{5})\s+([+\-−]?)([\d,]{1,10})$/.exec(line.trim());
    const [, from = "", to = "", sign = "", size = ""] = parts ?? [];
    const amount = Number(size.replaceAll(",", "")) * (sign === "-" || sign === "−" ? -1 : 1);
    const isHour = TIME.test(from) && (TIME.test(to) || to === "24:00") && from < to;
    if (!isHour || !Number.isSafeInteger(amount) || Math.abs(amount) > MAX_PRICE) return undefined;
    rates.push({ from, to, amount });
  }
  const sorted = rates.toSorted((a, b) => a.from.localeCompare(b.from));
  const isApart = sorted.every(
    (rate, index) => index === 0 || (sorted[index - 1]?.to ?? "") <= rate.from,
  );
  return isApart ? sorted : undefined;
}

export function writeTimeRates(rates: readonly TimeRate[]): string {
  return rates
    .map(({ from, to, amount }) => `${from}-${to} ${amount > 0 ? "+" : ""}${amount}`)
    .join("\n");
}

const timeRatesField = z
  .string()
  .max(1000)
  .default("")
  .transform((text, context): readonly TimeRate[] => {
    const rates = readTimeRates(text);
    if (rates) return rates;
    context.addIssue({ code: "custom", message: "price.time_rates" });
    return z.NEVER;
  });

const versionField = wholeField(1, 999_999);

export const courseRatesForm = z
  .object({
    version: versionField,
    ...cardShape,
    cartFee: feeField,
    caddyFee: feeField,
    timeRates: timeRatesField,
    cutOffHours: cutOffField,
  })
  .transform(({ version, cartFee, caddyFee, timeRates, cutOffHours, ...fields }) => ({
    version,
    rates: { rateCard: cardOf(fields), cartFee, caddyFee, timeRates, cutOffHours },
  }));

export const roomRatesForm = z
  .object({
    version: versionField,
    ...cardShape,
    allotment: wholeField(0, MAX_ALLOTMENT),
    minNights: wholeField(1, MAX_MIN_NIGHTS),
    peakMinNights: wholeField(1, MAX_MIN_NIGHTS),
    cutOffHours: cutOffField,
  })
  .transform(({ version, allotment, minNights, peakMinNights, cutOffHours, ...fields }) => ({
    version,
    rates: { rateCard: cardOf(fields), allotment, minNights, peakMinNights, cutOffHours },
  }));

export type CourseRates = z.output<typeof courseRatesForm>["rates"];
export type RoomRates = z.output<typeof roomRatesForm>["rates"];
