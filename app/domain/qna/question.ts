export const QUESTION_TYPES = [
  "reservation",
  "payment",
  "refund",
  "course",
  "hotel",
  "account",
  "etc",
] as const;

export const ANSWER_STATUSES = ["pending", "completed"] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];
