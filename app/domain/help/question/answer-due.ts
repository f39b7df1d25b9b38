import { dueInDeskHours } from "#app/domain/desk/desk-hours.ts";

/** What the form promises. */
const ANSWER_HOURS = 3;

/** Three hours later; at eight in the morning where that would be after ten in the evening, in Korea. */
export function answerDueAt(since: Date): Date {
  return dueInDeskHours(since, ANSWER_HOURS);
}
