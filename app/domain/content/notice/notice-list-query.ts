import { listPath, oneOf, pageNumber } from "#app/domain/common/paging.ts";
import { cutTo } from "#app/domain/common/text/storable.ts";

export const NOTICE_CATEGORIES = ["normal", "reservation", "tournament", "event"] as const;

/** Longer than any search that finds something. */
export const MAX_NOTICE_SEARCH = 60;

export type NoticeList = {
  readonly category: NoticeCategory | undefined;
  readonly page: number;
  /** What the title or the text must contain. */
  readonly q?: string;
};

export function noticeList(search: URLSearchParams): NoticeList {
  const q = cutTo((search.get("q") ?? "").trim(), MAX_NOTICE_SEARCH);
  return {
    category: oneOf(search.get("category"), NOTICE_CATEGORIES),
    page: pageNumber(search),
    ...(q === "" ? {} : { q }),
  };
}

export function noticeListPath(
  category: NoticeCategory | undefined,
  page = 1,
  q: string | undefined = undefined,
): string {
  return listPath("/notice", { category, q }, page);
}

export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];
