/** Begins the names of stores that hold a member's pages. */
export const PAGES = "own:";

/** Whether a store belongs to somebody else than this member; without a member, every store does. */
export function belongsToOthers(store: string, memberId: string | undefined): boolean {
  return memberId === undefined || (store.startsWith(PAGES) && !isOwnedBy(store, memberId));
}

export function isOwnedBy(store: string, memberId: string): boolean {
  return store.startsWith(`${PAGES}${memberId}:`);
}
