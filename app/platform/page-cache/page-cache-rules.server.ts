import { createContext, type RouterContextProvider } from "react-router";

/** Tables whose changes the database notifies (`table_changed` in drizzle/0000_baseline.sql). */
export const WATCHED_TABLES = [
  "banners",
  "business_data",
  "caddies",
  "comments",
  "course_days",
  "courses",
  "events",
  "help_answers",
  "holidays",
  "home_settings",
  "hotel_courses",
  "hotels",
  "legal_documents",
  "members",
  "notices",
  "partner_applications",
  "partner_rounds",
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

/** Whether and how long a page may be cached; the server creates one per request, the loader fills it. */
export type PageCacheRule = {
  tables: readonly WatchedTable[] | undefined;
  seconds: number;
  anyQuery: boolean;
  parts: readonly Promise<unknown>[];
};

/** How old free places and prices on a cached page may be. */
export const LIVE_SECONDS = 5;
const DEFAULT_SECONDS = 60;

export const pageCacheContext = createContext<PageCacheRule | undefined>(undefined);

export function newPageCacheRule(): PageCacheRule {
  return { tables: undefined, seconds: DEFAULT_SECONDS, anyQuery: false, parts: [] };
}

type CacheOptions = {
  /** It shows prices or free places. */
  readonly live?: boolean;
  /** The query changes nothing on the page: one copy serves every query. */
  readonly anyQuery?: boolean;
  /** Data that streams in later; if it fails, the page is shown but not cached. */
  readonly parts?: readonly Promise<unknown>[];
};

/**
 * Lets the whole page be cached until one of these tables changes: it must be the same for every visitor.
 * Called by the loader, after everything that may throw a response.
 */
export function cachePage(
  context: Readonly<RouterContextProvider>,
  tables: readonly WatchedTable[],
  { live = false, anyQuery = false, parts = [] }: CacheOptions = {},
): void {
  // The page shows what fails; failing before the page is rendered, it would end the process.
  for (const part of parts) part.catch(() => {});
  const rule = context.get(pageCacheContext);
  if (!rule) return;
  // Every page ends with the company's data.
  rule.tables = [...tables, "business_data"];
  rule.seconds = live ? LIVE_SECONDS : DEFAULT_SECONDS;
  rule.anyQuery = anyQuery;
  rule.parts = parts;
}
