import { LOCALE_TAG, type Locale } from "../language/languages.ts";
import { formatPublished } from "./content-date.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 「12분 전」 within a week, then the day. */
export function formatAgo(moment: Date, now: Date, locale: Locale): string {
  const passed = Math.max(0, now.getTime() - moment.getTime());
  if (passed >= 7 * DAY_MS) return formatPublished(moment, locale);
  const relative = new Intl.RelativeTimeFormat(LOCALE_TAG[locale], { numeric: "auto" });
  if (passed < MINUTE_MS) return relative.format(0, "second");
  if (passed < HOUR_MS) return relative.format(-Math.floor(passed / MINUTE_MS), "minute");
  if (passed < DAY_MS) return relative.format(-Math.floor(passed / HOUR_MS), "hour");
  return relative.format(-Math.floor(passed / DAY_MS), "day");
}
