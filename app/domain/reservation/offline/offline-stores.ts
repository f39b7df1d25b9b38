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

/** Whether a store holds the files of another build. */
export function isOfOtherBuild(store: string, buildId: string): boolean {
  return store.startsWith(FILES) && store !== fileStoreOf(buildId);
}
