/** How long what was chosen is kept from others while it is being paid. */
export const HOLD_MINUTES = 15;
/** After this long the provider has forgotten who proved to own the card, and charges nothing. */
export const CONFIRM_MINUTES = 10;
/** The longest that a payment window we opened may still come back. */
export const LATEST_RETURN_MINUTES = 30;

export type Hold = {
  readonly expiresAt: Date;
  /** Set when the money is asked for: from then on only an answer ends it. */
  readonly confirmingSince: Date | null;
};

export type HoldState = "held" | "kept" | "expired";

const MINUTE = 60_000;

export function holdUntil(madeAt: Date, minutes = HOLD_MINUTES): Date {
  return new Date(madeAt.getTime() + minutes * MINUTE);
}

/** Over at the very moment it ends, unless the money is in the air. */
export function holdState({ expiresAt, confirmingSince }: Hold, now: Date): HoldState {
  if (confirmingSince) return "kept";
  return now < expiresAt ? "held" : "expired";
}

/** For the countdown: whole seconds, never fewer than none. */
export function holdSecondsLeft({ expiresAt }: Pick<Hold, "expiresAt">, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
}

/** Whether the money may be asked for again: soon enough after the card was proved, and while we keep the places. */
export function mayConfirmAgain(hold: Hold, now: Date): boolean {
  if (holdState(hold, now) === "expired") return false;
  const since = hold.confirmingSince;
  return since === null || now.getTime() - since.getTime() < CONFIRM_MINUTES * MINUTE;
}

/** Whether a window opened at this moment can still bring somebody back. */
export function mayStillReturn(openedAt: Date, now: Date): boolean {
  return now < holdUntil(openedAt, LATEST_RETURN_MINUTES);
}
