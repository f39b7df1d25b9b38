const PAGES = "own:";
const FILES = "build:";

export function pagesOf(memberId: string): string {
  return PAGES + memberId;
}

export function filesOf(buildId: string): string {
  return FILES + buildId;
}

/** Whether a store holds what belongs to nobody who is here; without anybody here, all of them do. */
export function isOthers(store: string, memberId: string | undefined): boolean {
  return memberId === undefined || (store.startsWith(PAGES) && store !== pagesOf(memberId));
}

/** Whether a store holds the files of another build. */
export function isOfOtherBuild(store: string, buildId: string): boolean {
  return store.startsWith(FILES) && store !== filesOf(buildId);
}
