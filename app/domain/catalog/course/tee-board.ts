import { isBefore, type VenueTime } from "#app/domain/catalog/sale/cut-off.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type TeeSheet, teeSheet } from "#app/domain/pricing/tee-price.ts";

/** Free, few left, too few places for this party, sold out, or past the cut-off. */
export type SlotState = "free" | "few" | "short" | "full" | "late";

export type TeeSlot = {
  readonly time: string;
  readonly left: number;
  readonly state: SlotState;
  /** From the day's green fee, in won for each golfer; absent where it costs the same. */
  readonly difference?: number;
};

/** Only tee times that have a row in the database. */
export type TakenTee = { readonly time: string; readonly capacity: number; readonly taken: number };

type Board = {
  readonly day: LocalDate;
  readonly sheet: TeeSheet;
  readonly capacity: number;
  readonly taken: readonly TakenTee[];
  readonly players: number;
  readonly earliest: VenueTime;
};

const FEW = 2;

export function teeBoard({ day, sheet, capacity, taken, players, earliest }: Board): TeeSlot[] {
  const changed = new Map(taken.map((tee) => [tee.time.slice(0, 5), tee]));
  return teeSheet(sheet).map((time) => {
    const tee = changed.get(time);
    const left = tee ? Math.max(0, tee.capacity - tee.taken) : capacity;
    const late = isBefore({ day, time }, earliest);
    return { time, left, state: late ? "late" : placesState(left, players) };
  });
}

function placesState(left: number, players: number): SlotState {
  if (left === 0) return "full";
  if (left < players) return "short";
  return left <= FEW ? "few" : "free";
}

export function canTake({ state }: TeeSlot): boolean {
  return state === "free" || state === "few";
}

export function isMorning({ time }: TeeSlot): boolean {
  return time < "12:00";
}
