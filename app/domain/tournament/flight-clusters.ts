import type { Gender } from "./entry-conditions.ts";

export type FlightPlayer = {
  readonly id: number;
  /** People who applied together share an entry. */
  readonly entryId: number;
  readonly name: string;
  readonly gender: Gender | null;
  readonly handicap: number;
  /** Names of the players that the entry would like to play with. */
  readonly wishes: readonly string[];
};

/** Those who play together: one entry, or two entries that name each other. Larger ones are cut evenly. */
export function clustersOf(
  players: readonly FlightPlayer[],
  most: number,
): readonly (readonly FlightPlayer[])[] {
  const entries = [...Map.groupBy(players, ({ entryId }) => entryId).values()];
  const clusters: FlightPlayer[][] = [];
  for (const entry of entries) {
    const friends = clusters.find(
      (cluster) => cluster.length + entry.length <= most && isMutual(cluster, entry),
    );
    if (friends) friends.push(...entry);
    else clusters.push([...entry]);
  }
  return clusters.flatMap((cluster) => cutEvenly(cluster, most));
}

/** A wish counts when the other side wrote it down, too. */
function isMutual(some: readonly FlightPlayer[], others: readonly FlightPlayer[]): boolean {
  return isNamed(some, others) && isNamed(others, some);
}

function isNamed(by: readonly FlightPlayer[], of: readonly FlightPlayer[]): boolean {
  const names = new Set(of.map(({ name }) => plain(name)));
  return by.some(({ wishes }) => wishes.some((wish) => names.has(plain(wish))));
}

function plain(name: string): string {
  return name.replace(/\s+/gu, "").toLowerCase();
}

function cutEvenly<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const parts = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / parts);
  return Array.from({ length: parts }, (_, index) => items.slice(index * size, (index + 1) * size));
}
