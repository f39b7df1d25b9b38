/** The results of all, in their order; eight at a time. */
export async function inGroups<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += 8) {
    results.push(...(await Promise.all(items.slice(from, from + 8).map(work))));
  }
  return results;
}
