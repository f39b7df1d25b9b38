import type { Gender } from "./entry-conditions.ts";
import { sumOf } from "./start-times.ts";

export const FLIGHT_SIZE = 4;
export const FLIGHT_MODES = ["handicap", "similar", "mixed"] as const;
export type FlightMode = (typeof FLIGHT_MODES)[number];

type Group = readonly FlightPlayer[];

/**
 * Proposes flights of three and four, the sizes as even as they can be. Players who applied together, or named each
 * other, play together; no player is left alone, even where a group of four has to give two of its own for that.
 * handicap: by strength · similar: women and men apart, then by strength · mixed: flights of equal strength.
 */
export function proposeFlights(
  players: readonly FlightPlayer[],
  mode: FlightMode,
): readonly (readonly number[])[] {
  const clusters = clustersOf(players, FLIGHT_SIZE);
  const groups = clusters
    .filter((cluster) => cluster.length > 1)
    .toSorted((a, b) => b.length - a.length || keyOf(a, mode) - keyOf(b, mode));
  const singles = clusters
    .filter((cluster) => cluster.length === 1)
    .flat()
    .toSorted((a, b) => keyOf([a], mode) - keyOf([b], mode) || a.id - b.id);
  const packed = packGroups(groups, Math.ceil(players.length / FLIGHT_SIZE));
  const seats = seatsFor(packed, singles.length);
  const filled =
    mode === "mixed"
      ? fillMixed(packed, singles, seats)
      : fillNear(packed, singles, { seats, mode });
  return withCompany(filled.filter((flight) => flight.length > 0))
    .toSorted((a, b) => keyOf(a, mode) - keyOf(b, mode))
    .map((flight) => flight.map(({ id }) => id));
}

/** Each group into the emptiest flight that takes it whole; one flight more where none does. */
function packGroups(groups: readonly Group[], count: number): readonly Group[] {
  const flights: Group[] = Array.from({ length: count }, () => []);
  for (const group of groups) {
    const free = flights.filter((flight) => flight.length + group.length <= FLIGHT_SIZE);
    const emptiest = free.toSorted((a, b) => a.length - b.length)[0];
    if (emptiest) flights[flights.indexOf(emptiest)] = [...emptiest, ...group];
    else flights.push(group);
  }
  return flights;
}

/** How many single players each flight takes: always the smallest flight next, so that the sizes stay even. */
function seatsFor(flights: readonly Group[], singles: number): readonly number[] {
  const sizes = flights.map((flight) => flight.length);
  for (let left = singles; left > 0; left--) {
    const smallest = Math.min(...sizes);
    if (smallest >= FLIGHT_SIZE) sizes.push(1);
    else sizes[sizes.indexOf(smallest)] = smallest + 1;
  }
  return sizes.map((size, index) => size - (flights[index]?.length ?? 0));
}

type Filling = { readonly seats: readonly number[]; readonly mode: FlightMode };

/** Flights with a group take those nearest to it; the rest fills flight by flight. */
function fillNear(flights: readonly Group[], singles: Group, { seats, mode }: Filling) {
  let left = [...singles];
  const filled = seats.map((_, index) => [...(flights[index] ?? [])]);
  const withGroup = filled.filter((flight) => flight.length > 0);
  for (const flight of [...withGroup, ...filled.filter((each) => !withGroup.includes(each))]) {
    const near = keyOf(flight, mode);
    const isNearer = (a: FlightPlayer, b: FlightPlayer) =>
      Math.abs(keyOf([a], mode) - near) - Math.abs(keyOf([b], mode) - near);
    const order = flight.length > 0 ? left.toSorted(isNearer) : left;
    const taken = order.slice(0, seats[filled.indexOf(flight)] ?? 0);
    flight.push(...taken);
    left = left.filter((player) => !taken.includes(player));
  }
  return filled;
}

/** The strongest first, each into the flight that is weakest so far of those with a seat. */
function fillMixed(flights: readonly Group[], singles: Group, seats: readonly number[]) {
  const filled = seats.map((_, index) => [...(flights[index] ?? [])]);
  const free = [...seats];
  for (const player of singles) {
    const [flight = 0] = filled
      .map((_, index) => index)
      .filter((index) => (free[index] ?? 0) > 0)
      .toSorted(
        (a, b) => (free[b] ?? 0) - (free[a] ?? 0) || strengthOf(filled[b]) - strengthOf(filled[a]),
      );
    filled[flight]?.push(player);
    free[flight] = (free[flight] ?? 0) - 1;
  }
  return filled;
}

function strengthOf(flight: Group = []): number {
  return sumOf(flight.map(({ handicap }) => handicap));
}

/** A lone player is joined by two of the fullest flight, so that no other player is left alone instead. */
function withCompany(flights: readonly Group[]): readonly Group[] {
  const lone = flights.find((flight) => flight.length === 1);
  const fullest = flights.toSorted((a, b) => b.length - a.length)[0];
  if (!lone || !fullest || fullest.length < FLIGHT_SIZE) return flights;
  return flights.map((flight) => {
    if (flight === lone) return [...lone, ...fullest.slice(-2)];
    return flight === fullest ? fullest.slice(0, -2) : flight;
  });
}

/** The average handicap; women after men where they play apart. */
function keyOf(group: Group, mode: FlightMode): number {
  if (group.length === 0) return Number.POSITIVE_INFINITY;
  const women = group.filter(({ gender }) => gender === "female").length / group.length;
  return strengthOf(group) / group.length + (mode === "similar" ? women * 100 : 0);
}

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
function clustersOf(
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
