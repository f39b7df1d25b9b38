import { listPath, oneOf, pageNumber } from "../paging.ts";
import { PERIOD_TABS, type PeriodTab } from "./period.ts";

export type PeriodList = { readonly tab: PeriodTab; readonly page: number };

/** Events and tournaments show ongoing ones by default. */
export function periodList(search: URLSearchParams): PeriodList {
  return { tab: oneOf(search.get("tab"), PERIOD_TABS) ?? "ongoing", page: pageNumber(search) };
}

export function periodListPath(path: "/event" | "/tournament", tab: PeriodTab, page = 1): string {
  return listPath(path, { tab: tab === "ongoing" ? undefined : tab }, page);
}
