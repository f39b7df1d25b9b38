import { listPath, oneOf, pageNumber } from "../paging.ts";
import { NOTICE_CATEGORIES, type NoticeCategory } from "./notice.ts";

export type NoticeList = { readonly category: NoticeCategory | undefined; readonly page: number };

export function noticeList(search: URLSearchParams): NoticeList {
  return {
    category: oneOf(search.get("category"), NOTICE_CATEGORIES),
    page: pageNumber(search),
  };
}

export function noticeListPath(category: NoticeCategory | undefined, page = 1): string {
  return listPath("/notice", { category }, page);
}
