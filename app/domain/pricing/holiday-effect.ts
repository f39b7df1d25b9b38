/** What a holiday does to prices; the first two only say that many travel. */
export const HOLIDAY_EFFECTS = [
  "demand_up",
  "demand_peak",
  "weekend_rate",
  "peak_rate",
  "none",
] as const;
