import type { AnswerStatus } from "./question-kinds.ts";

/** Pending as long as a message of the member's waits. */
export function answerStatus(waitingSince: Date | null): AnswerStatus {
  return waitingSince ? "pending" : "completed";
}

/** An answer that its reader has not seen. */
export function isNewAnswer(answeredAt: Date | null, readAt: Date | null): boolean {
  return answeredAt !== null && (readAt === null || readAt < answeredAt);
}
