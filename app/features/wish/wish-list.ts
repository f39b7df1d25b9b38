import { MAX_REFS } from "#app/domain/catalog/product-ref.ts";
import { browserList } from "#app/platform/browser-list.ts";

/** What somebody saved, as `course:th-siam-old`. */
export const wishList = browserList("palmtee.wish", MAX_REFS);
