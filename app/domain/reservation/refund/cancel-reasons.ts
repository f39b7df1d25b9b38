/** Why people cancel, as a list to choose from; what is stored is the chosen text. */
export const CANCEL_REASONS = [
  "plans",
  "companions",
  "health",
  "weather",
  "price",
  "mistake",
  "other",
] as const;
