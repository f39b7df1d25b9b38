import { type Month, monthOfDay } from "../calendar.ts";
import { addDays, dayRange, daysBetween, type LocalDate } from "../local-date.ts";
import { sumWon, type Won } from "../money.ts";
import { saleDay, saleMonth } from "./sale-month.ts";

/** The longest stay that has a price at once. */
export const MAX_NIGHTS = 30;

export type StayChoice = {
  readonly roomId: string;
  readonly month: Month;
  readonly checkIn: LocalDate | undefined;
  /** Absent while only the first day is chosen. */
  readonly checkOut: LocalDate | undefined;
};

type Around = { readonly roomIds: readonly string[]; readonly today: LocalDate };

/** What the address of a hotel asks for: a room it has, days to come, a month on show. */
export function stayChoice(search: URLSearchParams, { roomIds, today }: Around) {
  const [firstRoom] = roomIds;
  if (firstRoom === undefined) return undefined;
  const checkIn = saleDay(search.get("in"), today);
  const asked = checkIn && saleDay(search.get("out"), today);
  const nights = checkIn && asked ? daysBetween(checkIn, asked) : 0;
  return {
    roomId: roomIds.find((id) => id === search.get("room")) ?? firstRoom,
    month: saleMonth(search.get("month"), today, monthOfDay(checkIn ?? today)),
    checkIn,
    checkOut: nights >= 1 && nights <= MAX_NIGHTS ? asked : undefined,
  } satisfies StayChoice;
}

export function stayQuery({ roomId, month, checkIn, checkOut }: StayChoice): string {
  const search = new URLSearchParams({ room: roomId, month });
  if (checkIn) search.set("in", checkIn);
  if (checkIn && checkOut) search.set("out", checkOut);
  return `?${search}`;
}

/** A chosen day without an end is one night. The day of leaving is not counted. */
export function nightsOfStay({ checkIn, checkOut }: Pick<StayChoice, "checkIn" | "checkOut">) {
  if (!checkIn) return [];
  return dayRange(checkIn, daysBetween(checkIn, checkOut ?? addDays(checkIn, 1)));
}

export type NightRow = {
  readonly night: LocalDate;
  readonly price: Won;
  readonly closed: boolean;
  readonly taken: number;
  readonly capacity: number;
};

export type StayQuote =
  | { readonly ok: true; readonly total: Won; readonly roomsLeft: number }
  | { readonly ok: false; readonly night: LocalDate; readonly why: "none" | "closed" | "sold" };

/** The price of the stay, or the first night that stands in its way. */
export function stayQuote(nights: readonly LocalDate[], rows: readonly NightRow[]): StayQuote {
  const known = new Map(rows.map((row) => [row.night, row]));
  const slept: NightRow[] = [];
  for (const night of nights) {
    const row = known.get(night);
    const state = nightState(row);
    if (!row || state !== "free")
      return { ok: false, night, why: state === "free" ? "none" : state };
    slept.push(row);
  }
  return {
    ok: true,
    total: sumWon(slept.map(({ price }) => price)),
    roomsLeft: Math.min(...slept.map(({ capacity, taken }) => capacity - taken)),
  };
}

/** Why a night can, or cannot, be had; in the calendar's words. */
export function nightState(night: Omit<NightRow, "night" | "price"> | undefined) {
  if (!night) return "none";
  if (night.closed) return "closed";
  return night.taken < night.capacity ? "free" : "sold";
}
