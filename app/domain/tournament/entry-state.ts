import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { periodOf } from "#app/domain/common/date/period.ts";

/**
 * applied: sent, the fee is not paid yet · approved: has its places · waiting: on the waiting list · offered: places are
 * held until the offer ends · cancelled: given up, or the offer ended · refused: by staff, with a reason.
 */
export const ENTRY_STATES = [
  "applied",
  "approved",
  "waiting",
  "offered",
  "cancelled",
  "refused",
] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** The states of which a member has at most one entry per tournament. */
export const OPEN_STATES = ["applied", "approved", "waiting", "offered"] as const;

export const ENTRY_STEPS = ["approve", "refuse", "wait", "offer", "cancel"] as const;
export type EntryStep = (typeof ENTRY_STEPS)[number];

const STEPS: Readonly<
  Record<EntryStep, { readonly from: readonly EntryState[]; readonly to: EntryState }>
> = {
  approve: { from: ["applied", "waiting", "offered"], to: "approved" },
  refuse: { from: ["applied", "approved", "waiting", "offered"], to: "refused" },
  wait: { from: ["applied", "offered"], to: "waiting" },
  offer: { from: ["waiting"], to: "offered" },
  cancel: { from: ["applied", "approved", "waiting", "offered"], to: "cancelled" },
};

/** The state after a step; undefined where the step is not possible. */
export function stateAfter(state: EntryState, step: EntryStep): EntryState | undefined {
  const { from, to } = STEPS[step];
  return from.includes(state) ? to : undefined;
}

export function stepsOf(state: EntryState): readonly EntryStep[] {
  return ENTRY_STEPS.filter((step) => STEPS[step].from.includes(state));
}

/** Whether an entry has its places, or is held some. */
export function hasPlaces(state: EntryState): boolean {
  return state === "approved" || state === "offered";
}

export type ApplyState = "open" | "last_day" | "closed" | "played";

type Tournament = { readonly applyUntil: LocalDate; readonly playsOn: LocalDate };

/** Whether a tournament still takes entries; the last day is included. */
export function applyState({ applyUntil, playsOn }: Tournament, today: LocalDate): ApplyState {
  if (periodOf(playsOn, today) === "ended") return "played";
  if (applyUntil === today) return "last_day";
  return applyUntil > today ? "open" : "closed";
}

/** How long an offered place waits for its payment. */
export const OFFER_HOURS = 12;

type WaitingGroup = { readonly id: number; readonly people: number };

/**
 * Which groups are offered the free places, in the order of the list: a group comes whole or not at all, and one that
 * is too large for now keeps its position while smaller ones behind it are offered what it could not use.
 */
export function nextOffers(waiting: readonly WaitingGroup[], free: number): readonly number[] {
  const offered: number[] = [];
  let left = free;
  for (const { id, people } of waiting) {
    if (people > left) continue;
    offered.push(id);
    left -= people;
  }
  return offered;
}

/** The moment from which an offer can no longer be paid. */
export function offerEnd(now: Date): Date {
  return new Date(now.getTime() + OFFER_HOURS * 3_600_000);
}
