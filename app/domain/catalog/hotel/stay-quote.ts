import { addDays, dayRange, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { sumWon, type Won, won } from "#app/domain/common/money.ts";
import type { Rate } from "#app/domain/pricing/price-layer.ts";

export type NightRow = {
  readonly night: LocalDate;
  readonly price: Won;
  readonly rate: Rate;
  /** The minimum of every stay with this night. */
  readonly minNights: number;
  readonly closed: boolean;
  readonly taken: number;
  readonly capacity: number;
};

export type StayQuote =
  | { readonly ok: true; readonly total: Won; readonly roomsLeft: number }
  | {
      readonly ok: false;
      readonly night: LocalDate;
      readonly why: "none" | "closed" | "sold" | "late" | "short";
      /** How long the stay has to be, where it is too short. */
      readonly minNights?: number;
    };

type Wanted = {
  readonly rooms?: number;
  /** The earliest possible check-in. */
  readonly earliest?: LocalDate;
};

/** The price of the stay, or the first night that cannot be booked. */
export function stayQuote(
  nights: readonly LocalDate[],
  rows: readonly NightRow[],
  { rooms = 1, earliest }: Wanted = {},
): StayQuote {
  const [first] = nights;
  if (earliest && first && first < earliest) return { ok: false, night: first, why: "late" };
  const known = new Map(rows.map((row) => [row.night, row]));
  const slept: NightRow[] = [];
  for (const night of nights) {
    const row = known.get(night);
    const state = nightState(row, rooms);
    if (!row || state !== "free")
      return { ok: false, night, why: state === "free" ? "none" : state };
    slept.push(row);
  }
  const long = slept.find(({ minNights }) => minNights > slept.length);
  if (long) return { ok: false, night: long.night, why: "short", minNights: long.minNights };
  return {
    ok: true,
    total: won(sumWon(slept.map(({ price }) => price)) * rooms),
    roomsLeft: Math.min(...slept.map(({ capacity, taken }) => capacity - taken)),
  };
}

/** The calendar state of a night. */
export function nightState(
  night: Pick<NightRow, "closed" | "taken" | "capacity"> | undefined,
  rooms = 1,
) {
  if (!night) return "none";
  if (night.closed) return "closed";
  return night.capacity - night.taken >= rooms ? "free" : "sold";
}

export type Stay = { readonly checkIn: LocalDate; readonly checkOut: LocalDate };

/** How many days ahead the next free stay is searched. */
export const NEXT_STAY_DAYS = 90;

/** The next free stay of the same length, extended to the minimum stay. */
export function nextStay(
  from: LocalDate,
  count: number,
  rows: readonly NightRow[],
  wanted: Wanted,
): Stay | undefined {
  for (const checkIn of dayRange(from, NEXT_STAY_DAYS)) {
    const nights = stayLength(checkIn, count, rows, wanted);
    if (nights) return { checkIn, checkOut: addDays(checkIn, nights) };
  }
  return undefined;
}

/** How many nights the stay has from this day on, or undefined where none can be had. */
export function stayLength(
  checkIn: LocalDate,
  count: number,
  rows: readonly NightRow[],
  wanted: Wanted,
): number | undefined {
  let nights = count;
  for (;;) {
    const quote = stayQuote(dayRange(checkIn, nights), rows, wanted);
    if (quote.ok) return nights;
    // A longer stay may reach a night with a longer minimum; each step is longer than the last.
    if (quote.minNights === undefined) return undefined;
    nights = quote.minNights;
  }
}
