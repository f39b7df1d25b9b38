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

/** Of these a member has at most one for each tournament. */
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
