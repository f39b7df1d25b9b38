import { useEffect } from "react";
import { type ComparedKind, MAX_COMPARED } from "#app/domain/catalog/compare/compare.ts";
import { browserList, useBrowserList } from "#app/platform/browser/browser-list.ts";

/** The ids chosen for a comparison, of each kind apart; they stay in this browser. */
const LISTS = { course: listOf("course"), hotel: listOf("hotel") };

function listOf(kind: ComparedKind) {
  const list = browserList(`palmtee.compare.${kind}`, MAX_COMPARED);
  // The list belongs to the browser, not to an account.
  if (typeof window !== "undefined") list.setOwner(undefined);
  return list;
}

export function useCompared(kind: ComparedKind) {
  const list = LISTS[kind];
  // In the order in which they were chosen; undefined until the browser has been asked.
  const ids = useBrowserList(list)?.toReversed();
  return { ids, isFull: (ids?.length ?? 0) >= MAX_COMPARED, add: list.add, remove: list.remove };
}

/** What is not sold any more leaves the list, where it would count among the chosen unseen. */
export function useForgotten(kind: ComparedKind, gone: readonly string[]): void {
  useEffect(() => {
    const list = LISTS[kind];
    for (const id of gone) if (list.read().includes(id)) void list.remove(id);
  }, [kind, gone]);
}
