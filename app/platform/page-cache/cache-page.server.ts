import { createContext, type RouterContextProvider } from "react-router";

/** Tables whose changes the database itself tells (`table_changed` in drizzle/0002). */
export const WATCHED_TABLES = [
  "banners",
  "caddies",
  "comments",
  "course_days",
  "courses",
  "events",
  "holidays",
  "hotel_courses",
  "hotels",
  "legal_documents",
  "members",
  "notices",
  "peak_windows",
  "posts",
  "recommended_courses",
  "refund_policies",
  "regions",
  "reviews",
  "rooms",
  "tournaments",
] as const;
export type WatchedTable = (typeof WATCHED_TABLES)[number];

/** What a page says about being kept; the server makes one for each request. */
export type PageCacheRule = {
  tables: readonly WatchedTable[] | undefined;
  seconds: number;
  anyQuery: boolean;
  parts: readonly Promise<unknown>[];
};

/** How old free places and prices on a kept page may be. */
export const LIVE_SECONDS = 5;
const CALM_SECONDS = 60;

export const pageCacheContext = createContext<PageCacheRule | undefined>(undefined);

export function newPageCacheRule(): PageCacheRule {
  return { tables: undefined, seconds: CALM_SECONDS, anyQuery: false, parts: [] };
}

type CacheOptions = {
  /** It shows prices or free places. */
  readonly live?: boolean;
  /** What its address asks for changes nothing in it: one page is kept for all questions. */
  readonly anyQuery?: boolean;
  /** Arrives later; should it fail, the page is shown but not kept. */
  readonly parts?: readonly Promise<unknown>[];
};

/**
 * Says that the page is the same for everybody and may be kept whole until one of these tables changes.
 * Called by the loader of the page, after everything that may refuse.
 */
export function cachePage(
  context: Readonly<RouterContextProvider>,
  tables: readonly WatchedTable[],
  { live = false, anyQuery = false, parts = [] }: CacheOptions = {},
): void {
  const keep = context.get(pageCacheContext);
  if (!keep) return;
  keep.tables = tables;
  keep.seconds = live ? LIVE_SECONDS : CALM_SECONDS;
  keep.anyQuery = anyQuery;
  keep.parts = parts;
}
