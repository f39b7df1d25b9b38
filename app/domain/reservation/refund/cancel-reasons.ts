/** Why people call off, as a list to choose from; what is kept are the words they chose. */
export const CANCEL_REASONS = [
  "plans",
  "companions",
  "health",
  "weather",
  "price",
  "mistake",
  "other",
] as const;
