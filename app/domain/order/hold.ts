/** How long stock is held for an order that is being paid. */
export const HOLD_MINUTES = 15;
/** After this long the provider has forgotten who proved to own the card, and charges nothing. */
export const CONFIRM_MINUTES = 10;
/** How long a payment window that we opened may still return. */
export const LATEST_RETURN_MINUTES = 30;

export type Hold = {
  readonly expiresAt: Date;
  /** Set when the payment is requested: from then on only an answer ends it. */
  readonly confirmingSince: Date | null;
};

export type HoldState = "held" | "pending" | "expired";

const MINUTE = 60_000;

export function holdUntil(madeAt: Date, minutes = HOLD_MINUTES): Date {
  return new Date(madeAt.getTime() + minutes * MINUTE);
}

/** Expired at its very end, unless the payment is pending. */
export function holdState({ expiresAt, confirmingSince }: Hold, now: Date): HoldState {
  if (confirmingSince) return "pending";
  return now < expiresAt ? "held" : "expired";
}

/** For the countdown: whole seconds, never fewer than none. */
export function holdSecondsLeft({ expiresAt }: Pick<Hold, "expiresAt">, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
}

/** Whether the payment may be confirmed again: soon enough after the card was approved, and while the places are held. */
export function mayConfirmAgain(hold: Hold, now: Date): boolean {
  if (holdState(hold, now) === "expired") return false;
  const since = hold.confirmingSince;
  return since === null || now.getTime() - since.getTime() < CONFIRM_MINUTES * MINUTE;
}

/** Whether a card window opened at this moment can still return. */
export function mayStillReturn(openedAt: Date, now: Date): boolean {
  return now < holdUntil(openedAt, LATEST_RETURN_MINUTES);
}
