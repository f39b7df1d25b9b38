/** What the answers of the help centre are about, in the order of its menu. */
export const HELP_SUBJECTS = ["booking", "refund", "payment", "round", "van", "hotel"] as const;
export type HelpSubject = (typeof HELP_SUBJECTS)[number];
