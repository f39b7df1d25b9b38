import { z } from "zod";
import { PARTY_SIZES, USUAL_PARTY } from "#app/domain/catalog/party.ts";
import { type LocalDate, parseLocalDate } from "#app/domain/date/local-date.ts";
import { type Won, won } from "#app/domain/money.ts";
import { issue, says } from "#app/domain/validation.ts";

export const ALERT_WISHES = ["open", "price", "both"] as const;
/** To be told when a day can be booked, when its price has fallen, or whatever happens first. */
export type AlertWish = (typeof ALERT_WISHES)[number];

export type AlertReason = "open" | "price";

/** For each member; those that have ended count until they are removed. */
export const MAX_ALERTS = 20;
/** In one form. */
export const MAX_ALERT_DAYS = 5;
/** A typed price above this is a mistake. */
const MAX_BELOW = 100_000_000;

export type AlertTerms = {
  readonly wish: AlertWish;
  /** Told at this price or below. */
  readonly below: Won | null;
  /** It could be booked when it was last looked at. */
  readonly wasOpen: boolean;
};

/** What there is to tell, given today's price of the day; null where it cannot be booked. */
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

/** What can be waited for: an open day cannot open, and without a known price none can be chosen. */
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

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;
const slug = z.string().regex(SLUG, says("common.bad_request"));

const daysText = z
  .string(says("alert.day_required"))
  .max(200, says("common.bad_request"))
  .transform((text, refuse) => {
    const days = [...new Set(text.split(",").filter(Boolean))];
    if (days.length === 0) refuse.addIssue(issue("alert.day_required"));
    if (days.length > MAX_ALERT_DAYS) refuse.addIssue(issue("common.bad_request"));
    const known = days.flatMap((day) => parseLocalDate(day) ?? []);
    if (known.length < days.length) refuse.addIssue(issue("common.bad_request"));
    return known;
  });

/** The form: a course or a room, its days, and what to be told. */
export const dayAlertSchema = z
  .object({
    course: slug.optional(),
    room: slug.optional(),
    days: daysText,
    players: z.coerce
      .number()
      .int()
      .min(1)
      .max(PARTY_SIZES.length, says("common.bad_request"))
      .default(USUAL_PARTY),
    wish: z.enum(ALERT_WISHES, says("common.bad_request")),
    below: z.coerce
      .number(says("common.bad_request"))
      .int(says("common.bad_request"))
      .min(1000, says("common.bad_request"))
      .max(MAX_BELOW, says("common.bad_request"))
      .transform(won)
      .optional(),
  })
  .refine(({ course, room }) => (course === undefined) !== (room === undefined), {
    error: "common.bad_request",
  })
  .refine(({ wish, below }) => wish === "open" || below !== undefined, {
    error: "common.bad_request",
    path: ["below"],
  });

export type DayAlertForm = z.output<typeof dayAlertSchema>;

export const dayAlertId = z.object({ id: z.uuid(says("common.bad_request")) });
