import { addDays, daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { readCount, readDay, readId } from "#app/domain/common/query-readers.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { linePeople } from "#app/domain/order/line/line-facts.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";

/** The choices made so far: how many, when, where. Later forms begin with it. */
export type TripWish = {
  readonly players?: number | undefined;
  /** The day of the round that was chosen last. */
  readonly round?: LocalDate | undefined;
  readonly checkIn?: LocalDate | undefined;
  readonly checkOut?: LocalDate | undefined;
  readonly region?: string | undefined;
};

/** Friends share rooms by two. */
const PER_ROOM = 2;
/** A round further from the others than this is another trip. */
const SAME_TRIP_DAYS = 7;

/** What a browser has stored; days that are over are forgotten. */
export function parseWish(text: string | null, today: LocalDate): TripWish {
  const { players, round, checkIn, checkOut, region } = fieldsOf(text);
  const day = (value: unknown) => {
    const read = readDay(String(value));
    return read && read > today ? read : undefined;
  };
  const [from, to] = [day(checkIn), day(checkOut)];
  const isStay = from !== undefined && to !== undefined && from < to;
  return {
    players: readCount(String(players)) || undefined,
    round: day(round),
    checkIn: isStay ? from : undefined,
    checkOut: isStay ? to : undefined,
    region: typeof region === "string" ? readId(region) : undefined,
  };
}

function fieldsOf(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Adds a choice to the earlier ones; drops a stay that no longer covers the round, and the reverse. */
export function withChoice(wish: TripWish, choice: TripWish): TripWish {
  const next = { ...wish, ...choice };
  const { round, checkIn, checkOut } = next;
  if (!round || !checkIn || !checkOut || (checkIn <= round && round <= checkOut)) return next;
  return choice.round
    ? { ...next, checkIn: undefined, checkOut: undefined }
    : { ...next, round: undefined };
}

/** How many travel: as chosen last, else the largest party of the cart. */
export function wishedParty(wish: TripWish, lines: readonly CartLine[]): number | undefined {
  if (wish.players) return wish.players;
  const parties = lines.filter(({ kind }) => kind !== "caddy").map(linePeople);
  return parties.length > 0 ? Math.max(...parties) : undefined;
}

type WishedStay = {
  readonly checkIn: LocalDate | undefined;
  readonly checkOut: LocalDate | undefined;
  readonly adults: number | undefined;
  readonly rooms: number | undefined;
};

/** The stay that goes with it: as chosen, else from the eve of the first round to the day of the last. */
export function wishedStay(
  wish: TripWish,
  lines: readonly CartLine[],
  today: LocalDate,
): WishedStay {
  const adults = wishedParty(wish, lines);
  const rooms = adults && Math.ceil(adults / PER_ROOM);
  if (wish.checkIn) return { checkIn: wish.checkIn, checkOut: wish.checkOut, adults, rooms };
  const days = roundDays(wish, lines).filter((day) => day > today);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { checkIn: undefined, checkOut: undefined, adults, rooms };
  const eve = addDays(first, -1);
  const checkIn = eve > today ? eve : first;
  return { checkIn, checkOut: last > checkIn ? last : addDays(checkIn, 1), adults, rooms };
}

/** The days of the rounds of one trip: those of the cart, with the one that was looked at last. */
function roundDays({ round }: TripWish, lines: readonly CartLine[]): LocalDate[] {
  const inCart = linesOf(lines, "golf").map(({ date }) => date);
  if (!round) return inCart.toSorted();
  const near = inCart.filter((day) => Math.abs(daysBetween(day, round)) <= SAME_TRIP_DAYS);
  return [...near, round].toSorted();
}

/** The day for a further round: the one looked at, unless the cart has a round on it. */
export function wishedRound(wish: TripWish, lines: readonly CartLine[]): LocalDate | undefined {
  const { round, checkIn } = wish;
  const day = round ?? (checkIn && addDays(checkIn, 1));
  return linesOf(lines, "golf").some(({ date }) => date === day) ? undefined : day;
}

/** The chosen region first, the others as they were. */
export function chosenFirst<Region extends { readonly id: string }>(
  regions: readonly Region[],
  chosen: string | undefined,
): readonly Region[] {
  return regions.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
}
