import type { AnswerStatus } from "./question.ts";

export function answerStatus(answeredAt: Date | null): AnswerStatus {
  return answeredAt ? "completed" : "pending";
}
