import { createContext, type RouterContextProvider } from "react-router";

/** Whether a page may be cached; the server creates one per request, the loader fills it. */
export type PageCacheRule = {
  isCacheable: boolean;
  anyQuery: boolean;
  parts: readonly Promise<unknown>[];
};

export const pageCacheContext = createContext<PageCacheRule | undefined>(undefined);

export function newPageCacheRule(): PageCacheRule {
  return { isCacheable: false, anyQuery: false, parts: [] };
}

type CacheOptions = {
  /** The query changes nothing on the page: one copy serves every query. */
  readonly anyQuery?: boolean;
  /** Data that streams in later; if it fails, the page is shown but not cached. */
  readonly parts?: readonly Promise<unknown>[];
};

/**
 * Lets the whole page be cached until a table that it read changes: it must be the same for every visitor.
 * Called by the loader, after everything that may throw a response.
 */
export function cachePage(
  context: Readonly<RouterContextProvider>,
  { anyQuery = false, parts = [] }: CacheOptions = {},
): void {
  // The page shows what fails; failing before the page is rendered, it would end the process.
  for (const part of parts) part.catch(() => {});
  const rule = context.get(pageCacheContext);
  if (rule) Object.assign(rule, { isCacheable: true, anyQuery, parts });
}
