export const QUESTION_TYPES = [
  "reservation",
  "payment",
  "refund",
  "course",
  "hotel",
  "account",
  "etc",
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const ANSWER_STATUSES = ["pending", "completed"] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];
