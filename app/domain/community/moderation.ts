/** Why staff hide what a member wrote; the author reads it. */
export const HIDE_REASONS = ["abuse", "ad", "personal", "false", "off_topic", "other"] as const;
export type HideReason = (typeof HIDE_REASONS)[number];

/** Why a member reports a post. */
export const REPORT_REASONS = ["abuse", "ad", "personal", "fraud", "other"] as const;

/** What a list of the desk is narrowed to. */
export const VISIBILITIES = ["shown", "hidden"] as const;
