export const QUESTION_TYPES = [
  "reservation",
  "payment",
  "refund",
  "course",
  "hotel",
  "account",
  "etc",
  "van",
] as const;

/** What the form offers; the other types are those of earlier questions. */
export const ASKED_TYPES = ["reservation", "payment", "course", "hotel", "van", "etc"] as const;

export const ANSWER_STATUSES = ["pending", "completed"] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];

/** The authors in a thread; a note is read by staff alone. */
export const MESSAGE_AUTHORS = ["member", "staff", "note"] as const;

/** Apart from the schema, so that a page that shows them does not load it. */
export const MAX_QUESTION_TITLE = 60;
export const MAX_MESSAGE = 2_000;
