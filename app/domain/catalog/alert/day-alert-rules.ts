import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { AppError, type ErrorCode } from "#app/domain/common/errors/errors.ts";
import { type Won, won } from "#app/domain/common/money.ts";

export const ALERT_WISHES = ["open", "price", "both"] as const;
/** When to alert: when a day can be booked, when its price has dropped, or whichever comes first. */
export type AlertWish = (typeof ALERT_WISHES)[number];

export type AlertReason = "open" | "price";

/** For each member; those that have ended count until they are removed. */
export const MAX_ALERTS = 20;
/** In one form. */
export const MAX_ALERT_DAYS = 5;

export type AlertTerms = {
  readonly wish: AlertWish;
  /** Told at this price or below. */
  readonly below: Won | null;
  /** It could be booked when it was last looked at. */
  readonly wasOpen: boolean;
};

/** The reason for an alert, given today's price of the day; null where it cannot be booked. */
export function alertReason(
  { wish, below, wasOpen }: AlertTerms,
  price: Won | null,
): AlertReason | undefined {
  if (price === null) return undefined;
  if (wish !== "open" && below !== null && price <= below) return "price";
  return wish !== "price" && !wasOpen ? "open" : undefined;
}

/** Why nothing is to be waited for: the day has already what is wished. */
export function alertRefusal(
  { wish, below }: Pick<AlertTerms, "wish" | "below">,
  price: Won | null,
) {
  if (price === null) return undefined;
  if (wish === "open") return "alert.open_already";
  return below !== null && price <= below ? "alert.low_already" : undefined;
}

export type AlertState = "told" | "ended" | "waiting";

export function alertState(
  { day, toldAt }: { readonly day: LocalDate; readonly toldAt: Date | null },
  today: LocalDate,
): AlertState {
  if (toldAt) return "told";
  return day < today ? "ended" : "waiting";
}

/** Alerts on offer: no "open" alert for a bookable day, no price alert without a known price. */
export function wishesFor(lowest: Won | null, now: Won | null): readonly AlertWish[] {
  if (now !== null) return ["price", "both"];
  return lowest === null ? ["open"] : ALERT_WISHES;
}

/** Which prices may be chosen: thousands from the lowest known to just below today's; none where none is known. */
export function belowRange(lowest: Won | null, now: Won | null) {
  const known = now ?? lowest;
  if (known === null) return undefined;
  const top = Math.floor(known / 1000) * 1000;
  const max = now === null ? top : top - (top === now ? 1000 : 0);
  const min = Math.min(Math.floor((lowest ?? max) / 1000) * 1000, max);
  // One price alone is no choice.
  const wide = min < max ? min : Math.floor((max * 0.7) / 1000) * 1000;
  return { min: won(wide), max: won(max), usual: won(Math.round((wide + max) / 2000) * 1000) };
}

/** A form of several days that one of them refuses. */
export class DayRefused extends AppError {
  readonly day: LocalDate;
  constructor(code: ErrorCode, day: LocalDate) {
    super(code);
    this.day = day;
  }
}
