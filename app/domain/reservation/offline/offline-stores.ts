const PAGES = "own:";
const FILES = "build:";

export function pageStoreOf(memberId: string): string {
  return PAGES + memberId;
}

export function fileStoreOf(buildId: string): string {
  return FILES + buildId;
}

/** Whether a store belongs to somebody else than this member; without a member, every store does. */
export function belongsToOthers(store: string, memberId: string | undefined): boolean {
  return memberId === undefined || (store.startsWith(PAGES) && store !== pageStoreOf(memberId));
}

/** Whether a store holds the files of a build that no saved page was made by. */
export function isOfUnusedBuild(store: string, buildIds: ReadonlySet<string>): boolean {
  return store.startsWith(FILES) && !buildIds.has(store.slice(FILES.length));
}
