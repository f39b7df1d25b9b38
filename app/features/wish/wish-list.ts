import { MAX_MERGED } from "#app/domain/member/list-limits.ts";
import { browserList } from "#app/platform/browser-list.ts";

/** What somebody saved, as `course:th-siam-old`. */
export const wishList = browserList("palmtee.wish", MAX_MERGED);
