/** What staff look at: to answer, given to me, waiting for the member, ended. */
export const QUESTION_VIEWS = ["open", "mine", "asked", "done"] as const;
export type QuestionView = (typeof QUESTION_VIEWS)[number];
