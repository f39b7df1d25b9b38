/** Begins the names of all that is saved for a member. */
export function copiesOf(memberId: string): string {
  return `own:${memberId}:`;
}

/**
 * Deletes what is saved for anybody but this member; without a member, everything. Needs no network. What another tab is
 * about to put into a deleted cache is never found.
 */
export function deleteCopies(exceptOf?: string): Promise<void> {
  return deleteCaches((name) => !exceptOf || !name.startsWith(copiesOf(exceptOf)));
}

export async function deleteCaches(isOver: (name: string) => boolean): Promise<void> {
  // Absent where the shop is not reached over https.
  if (typeof caches === "undefined") return;
  try {
    const names = (await caches.keys()).filter(isOver);
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // A browser that refuses its caches has no copies.
  }
}
