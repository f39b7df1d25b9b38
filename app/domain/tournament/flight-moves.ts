import { FLIGHT_SIZE } from "./flight-rules.ts";

/** The seating: players without a flight, then the flights in order. */
export type Arrangement = {
  readonly bench: readonly number[];
  readonly flights: readonly (readonly number[])[];
};

export type MoveKey = "left" | "right" | "up" | "down";

/** The bench is before the first flight. */
const BENCH = -1;

export function placeOf(arrangement: Arrangement, id: number): number {
  return arrangement.flights.findIndex((flight) => flight.includes(id));
}

/** Into a flight, or onto the bench; nothing changes where the flight is full. */
export function movePlayer(
  arrangement: Arrangement,
  id: number,
  to: number,
  seat?: number,
): Arrangement {
  const target = to === BENCH ? arrangement.bench : arrangement.flights[to];
  if (!target) return arrangement;
  const others = target.filter((each) => each !== id);
  if (to !== BENCH && others.length >= FLIGHT_SIZE) return arrangement;
  const seated = others.toSpliced(seat ?? others.length, 0, id);
  const without = (group: readonly number[]) => group.filter((each) => each !== id);
  return {
    bench: to === BENCH ? seated : without(arrangement.bench),
    flights: arrangement.flights.map((flight, index) => (index === to ? seated : without(flight))),
  };
}

/** An arrow key: to the next flight with a free seat, or up and down within its own. */
export function moveByKey(arrangement: Arrangement, id: number, key: MoveKey): Arrangement {
  if (key === "up" || key === "down") return moveSeat(arrangement, id, key === "up" ? -1 : 1);
  const step = key === "left" ? -1 : 1;
  const { flights } = arrangement;
  for (let to = placeOf(arrangement, id) + step; to >= BENCH && to < flights.length; to += step) {
    const flight = flights[to];
    if (!flight || flight.length < FLIGHT_SIZE) return movePlayer(arrangement, id, to);
  }
  return arrangement;
}

function moveSeat(arrangement: Arrangement, id: number, step: number): Arrangement {
  const at = placeOf(arrangement, id);
  const own = at === BENCH ? arrangement.bench : (arrangement.flights[at] ?? []);
  const seat = own.indexOf(id) + step;
  return seat < 0 || seat >= own.length ? arrangement : movePlayer(arrangement, id, at, seat);
}

type Seated = { readonly id: number; readonly entryId: number };

/** Everybody from the bench into free seats: next to their companions if possible, else where most seats are free. */
export function fillSeats(arrangement: Arrangement, players: readonly Seated[]): Arrangement {
  const entryOf = new Map(players.map(({ id, entryId }) => [id, entryId]));
  return arrangement.bench.reduce((now, id) => {
    const free = now.flights
      .map((flight, index) => ({ index, flight }))
      .filter(({ flight }) => flight.length < FLIGHT_SIZE)
      .toSorted((a, b) => a.flight.length - b.flight.length);
    const friends = free.find(({ flight }) =>
      flight.some((other) => entryOf.get(other) === entryOf.get(id)),
    );
    const target = friends ?? free[0];
    return target ? movePlayer(now, id, target.index) : now;
  }, arrangement);
}

/** Brings the players up to date: new ones join the bench, those who left disappear. */
export function withPlayers(arrangement: Arrangement, ids: readonly number[]): Arrangement {
  const seated = new Set([...arrangement.bench, ...arrangement.flights.flat()]);
  const isPlaying = (id: number) => ids.includes(id);
  return {
    bench: [...arrangement.bench.filter(isPlaying), ...ids.filter((id) => !seated.has(id))],
    flights: arrangement.flights.map((flight) => flight.filter(isPlaying)),
  };
}

/** A group into one flight, as far as there is room; the others stay on the bench. */
export function placeGroup(
  arrangement: Arrangement,
  ids: readonly number[],
  to: number,
): Arrangement {
  return ids.reduce((now, id) => movePlayer(now, id, to), arrangement);
}

/** The first flight with room for a whole group, or the bench. */
export function roomFor({ flights }: Arrangement, people: number): number {
  return flights.findIndex((flight) => flight.length + people <= FLIGHT_SIZE);
}
