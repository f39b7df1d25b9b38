import { addDays, dayRange, type LocalDate } from "#app/domain/date/local-date.ts";
import { sumWon, type Won, won } from "#app/domain/money.ts";
import type { Rate } from "#app/domain/pricing/price-layer.ts";

export type NightRow = {
  readonly night: LocalDate;
  readonly price: Won;
  readonly rate: Rate;
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
    };

/** The minimum stay in a peak season (docs/decisions/0019). */
export const PEAK_MIN_NIGHTS = 2;

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
  const peak = slept.find(({ rate }) => rate === "peak");
  if (peak && slept.length < PEAK_MIN_NIGHTS) return { ok: false, night: peak.night, why: "short" };
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

/** The next free stay of the same length, extended to the minimum stay in a peak season. */
export function nextStay(
  from: LocalDate,
  count: number,
  rows: readonly NightRow[],
  wanted: Wanted,
): Stay | undefined {
  for (const checkIn of dayRange(from, NEXT_STAY_DAYS)) {
    for (const nights of new Set([count, Math.max(count, PEAK_MIN_NIGHTS)])) {
      if (stayQuote(dayRange(checkIn, nights), rows, wanted).ok) {
        return { checkIn, checkOut: addDays(checkIn, nights) };
      }
    }
  }
  return undefined;
}
