/** More than a browser stores; a longer list does not come from our pages. */
export const MAX_MERGED = 200;

/** Saved for a member. */
export const MAX_RECENT_ITEMS = 50;
export const MAX_RECENT_SEARCHES = 10;
