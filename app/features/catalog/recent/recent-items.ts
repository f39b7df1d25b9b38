import { MAX_RECENT_ITEMS } from "#app/domain/catalog/saved/list-limits.ts";
import { browserList } from "#app/platform/browser/browser-list.ts";

/** Recently viewed products, as `course:th-siam-old`. */
export const recentItems = browserList("palmtee.recent", MAX_RECENT_ITEMS);
