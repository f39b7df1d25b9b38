import {
  CACHED_PAGES,
  type Month,
  monthGrid,
  remember,
} from "#app/domain/common/date/calendar-rules.ts";

type Page = ReturnType<typeof monthGrid>;

let pages: ReadonlyMap<string, Page> = new Map();

/** The six weeks of a month; the last five months are cached. */
export function monthPage(month: Month, firstDay: number): Page {
  const key = `${month}/${firstDay}`;
  const page = pages.get(key) ?? monthGrid(month, firstDay);
  pages = remember(pages, key, page, CACHED_PAGES);
  return page;
}
