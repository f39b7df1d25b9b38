import { listPath, oneOf, pageNumber } from "#app/domain/common/paging.ts";
import type { LocalDate } from "./local-date.ts";

export const PERIOD_TABS = ["ongoing", "ended"] as const;

export type PeriodTab = (typeof PERIOD_TABS)[number];

/** Ongoing through its last day; both days are Seoul's. */
export function periodOf(lastDay: LocalDate, today: LocalDate): PeriodTab {
  return lastDay >= today ? "ongoing" : "ended";
}

export type PeriodList = { readonly tab: PeriodTab; readonly page: number };

/** Events and tournaments show ongoing ones by default. */
export function periodList(search: URLSearchParams): PeriodList {
  return { tab: oneOf(search.get("tab"), PERIOD_TABS) ?? "ongoing", page: pageNumber(search) };
}

export function periodListPath(path: "/event" | "/tournament", tab: PeriodTab, page = 1): string {
  return listPath(path, { tab: tab === "ongoing" ? undefined : tab }, page);
}
