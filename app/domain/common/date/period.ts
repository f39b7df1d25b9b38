import type { LocalDate } from "./local-date.ts";

export const PERIOD_TABS = ["ongoing", "ended"] as const;
export type PeriodTab = (typeof PERIOD_TABS)[number];

/** Ongoing through its last day; both days are Seoul's. */
export function periodOf(lastDay: LocalDate, today: LocalDate): PeriodTab {
  return lastDay >= today ? "ongoing" : "ended";
}
