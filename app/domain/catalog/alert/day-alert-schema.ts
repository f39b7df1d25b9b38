import { z } from "zod";
import { PARTY_SIZES, USUAL_PARTY } from "#app/domain/catalog/party.ts";
import { parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { issue, says } from "#app/domain/common/validation.ts";
import { ALERT_WISHES, MAX_ALERT_DAYS } from "./day-alert-rules.ts";

/** A typed price above this is a mistake. */
const MAX_BELOW = 100_000_000;
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
