import { dateFormat } from "./formats.ts";

const DAY_MS = 86_400_000;

/** The name of a weekday; 0 is Sunday. */
export function weekdayName(tag: string, weekday: number): string {
  // 4 January 1970 was a Sunday.
  return dateFormat(tag, { weekday: "long", timeZone: "UTC" }).format(
    new Date((3 + weekday) * DAY_MS),
  );
}
