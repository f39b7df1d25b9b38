import type { Localized } from "#app/domain/common/language/languages.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { type FieldCodec, MAX_LINES } from "#app/domain/desk/record/field-codec.ts";

const EXTRA_UNITS = ["person", "room", "night", "stay", "bag"] as const;

const MAX_PRICE = 10_000_000;

const MAX_NAME = 80;

/** One extra in each line. */
export const EXTRA_LINES: FieldCodec = {
  read: (text) => {
    const lines = extraLinesOf(text);
    if (lines.length > MAX_LINES) return { code: "record.too_long" };
    return lines.every((line) => parseExtraLine(line)) ? { value: text } : { code: "record.line" };
  },
  store: (text) => extrasOf(String(text ?? "")),
  write: (extras) => ((extras ?? []) as readonly HotelExtra[]).map(extraLine).join("\n"),
};

/** An extra as editors write it: name | English name | won | unit. */
function extraLine({ name, price, unit }: HotelExtra): string {
  return [name.ko ?? "", name.en ?? "", price, unit].join(" | ");
}

/** The extra of a line; undefined where the line is not written that way. */
function parseExtraLine(line: string): HotelExtra | undefined {
  const parts = line.split("|").map((part) => part.trim());
  const [ko = "", en = "", amount = "", unit = ""] = parts;
  const price = /^\d{1,8}$/.test(amount) ? Number(amount) : Number.NaN;
  const isKnown = EXTRA_UNITS.some((each) => each === unit);
  if (parts.length !== 4 || !ko || ko.length > MAX_NAME || en.length > MAX_NAME) return undefined;
  if (!isKnown || !(price <= MAX_PRICE)) return undefined;
  return { name: { ko, en }, price: won(price), unit: unit as ExtraUnit };
}

/** The extras of a checked text; empty lines are left out. */
function extrasOf(text: string): readonly HotelExtra[] {
  return extraLinesOf(text).flatMap((line) => parseExtraLine(line) ?? []);
}

function extraLinesOf(text: string): readonly string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

type ExtraUnit = (typeof EXTRA_UNITS)[number];

/** An extra that a guest pays for at the hotel. */
export type HotelExtra = {
  readonly name: Localized;
  readonly price: Won;
  readonly unit: ExtraUnit;
};
