import { dueInDeskHours } from "#app/domain/desk/desk-hours.ts";
import type { AnswerStatus } from "./question-kinds.ts";

/** Pending as long as a message of the member's waits. */
export function answerStatus(waitingSince: Date | null): AnswerStatus {
  return waitingSince ? "pending" : "completed";
}

/** An answer that its reader has not seen. */
export function isNewAnswer(answeredAt: Date | null, readAt: Date | null): boolean {
  return answeredAt !== null && (readAt === null || readAt < answeredAt);
}

/** What the form promises. */
const ANSWER_HOURS = 3;

/** Three hours later; at eight in the morning where that would be after ten in the evening, in Korea. */
export function answerDueAt(since: Date): Date {
  return dueInDeskHours(since, ANSWER_HOURS);
}

/** What staff look at: to answer, given to me, waiting for the member, ended. */
export const QUESTION_VIEWS = ["open", "mine", "asked", "done"] as const;

export type QuestionView = (typeof QUESTION_VIEWS)[number];
