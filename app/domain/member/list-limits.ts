/** More than a browser keeps; what is beyond is not from a browser of ours. */
export const MAX_MERGED = 200;

/** Kept for a member. */
export const MAX_RECENT_ITEMS = 50;
export const MAX_RECENT_SEARCHES = 10;
