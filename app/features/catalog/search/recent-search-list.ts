import { MAX_RECENT_SEARCHES } from "#app/domain/catalog/saved/list-limits.ts";
import { browserList } from "#app/platform/browser/browser-list.ts";

/** The visitor's recent searches. */
export const recentSearches = browserList("palmtee.searches", MAX_RECENT_SEARCHES);
