import { z } from "zod";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { readDay, readTime } from "#app/domain/common/query-readers.ts";
import type { VehicleFacts } from "#app/domain/order/check/order-facts.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { editedLine } from "#app/domain/order/line/line-edit.ts";
import { linePeople } from "#app/domain/order/line/line-facts.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";

const day = z.custom<LocalDate>(
  (value) => typeof value === "string" && readDay(value) !== undefined,
);
const time = z.string().refine((text) => readTime(text) !== undefined);
const count = (least: number, most: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && /^\d{1,2}$/.test(value) ? Number(value) : value),
    z.int().min(least).max(most),
  );

const golfWish = z.object({ kind: z.literal("golf"), date: day, time, players: count(1, 99) });
const hotelWish = z
  .object({
    kind: z.literal("hotel"),
    checkIn: day,
    checkOut: day,
    rooms: count(1, 9),
    adults: count(1, 99),
    children: count(0, 99),
  })
  .refine(({ checkIn, checkOut }) => checkIn < checkOut);
const rideWish = z.object({
  kind: z.literal("callvan"),
  date: day,
  time: time.optional(),
  people: count(1, 99),
});

/** The requested date, time or number of people of a paid line. */
const changeWishSchema = z.union([golfWish, hotelWish, rideWish]);
export type ChangeWish = z.output<typeof changeWishSchema>;

/** The line as it is, in the words of a wish; undefined for kinds that members cannot change themselves. */
export function wishOf(choice: CartLine): ChangeWish | undefined {
  switch (choice.kind) {
    case "golf": {
      const { kind, date, time, players } = choice;
      return { kind, date, time, players };
    }
    case "hotel": {
      const { kind, checkIn, checkOut, rooms, adults, children } = choice;
      return { kind, checkIn, checkOut, rooms, adults, children };
    }
    case "callvan": {
      const { kind, date, people } = choice;
      return { kind, date, people, ...(choice.time && { time: choice.time }) };
    }
    case "caddy":
    case "tournament":
      return undefined;
  }
}

type Values = { get(name: string): unknown };

/** Reads a wish from a form or an address: what is left out or cannot be meant stays as it is. */
export function readWish(choice: CartLine, values: Values): ChangeWish | undefined {
  const now = wishOf(choice);
  return now && (readOver(now, values) ?? now);
}

/** Whether something was asked for that cannot be meant, such as leaving before arriving. */
export function isUnreadable(choice: CartLine, values: Values): boolean {
  const now = wishOf(choice);
  return now !== undefined && readOver(now, values) === undefined;
}

function readOver(now: ChangeWish, values: Values): ChangeWish | undefined {
  const before = now.kind === "callvan" ? { time: undefined, ...now } : now;
  const asked = Object.entries(before).map(([name, value]) => {
    const given = name === "kind" ? null : values.get(name);
    return [name, given === null || given === undefined || given === "" ? value : given];
  });
  return changeWishSchema.safeParse(Object.fromEntries(asked)).data;
}

/** The line as it is wished, with as many cars and carts as it takes then. */
export function wishedChoice(
  choice: CartLine,
  wish: ChangeWish,
  vehicles: readonly VehicleFacts[],
): CartLine {
  if (choice.kind === "golf" && wish.kind === "golf") return wishedRound(choice, wish, vehicles);
  if (choice.kind === "callvan" && wish.kind === "callvan") {
    const { kind: _, people, ...at } = wish;
    const ride = { ...choice, ...at };
    return people === ride.people ? ride : withRiders(ride, people, vehicles);
  }
  return choice.kind === "hotel" && wish.kind === "hotel" ? { ...choice, ...wish } : choice;
}

function wishedRound(
  choice: LineOf<"golf">,
  { date, time, players }: Extract<ChangeWish, { kind: "golf" }>,
  vehicles: readonly VehicleFacts[],
): CartLine {
  const round = { ...choice, date, time };
  return players === round.players
    ? round
    : editedLine(round, "players", String(players), vehicles);
}

/** Everybody brings as many bags as before, unless they were counted apart. */
function withRiders(
  ride: LineOf<"callvan">,
  people: number,
  vehicles: readonly VehicleFacts[],
): CartLine {
  const changed = editedLine(ride, "people", String(people), vehicles);
  if (changed.kind !== "callvan" || ride.golfBags === undefined) return changed;
  return { ...changed, golfBags: Math.min(ride.golfBags, people) };
}

/** "2027-01-12 07:12 2 → 2027-01-14 07:12 3", for the history of a line. */
export function changeText(before: CartLine, after: CartLine): string {
  return `${stateText(before)} → ${stateText(after)}`;
}

function stateText(line: CartLine): string {
  if (line.kind === "hotel") {
    return `${line.checkIn}–${line.checkOut} ${line.rooms}/${linePeople(line)}`;
  }
  const time = "time" in line ? line.time : undefined;
  return [line.date, time, linePeople(line)].filter((part) => part !== undefined).join(" ");
}

type Named = Pick<Traveller, "firstName" | "lastName">;

type WithoutOne = { readonly wish: ChangeWish; readonly travellers: readonly Traveller[] };

/** A line without one of its people; undefined when the name is not on it, or the line would be empty. */
export function withoutOne(
  choice: CartLine,
  travellers: readonly Traveller[],
  who: Named,
): WithoutOne | undefined {
  const at = travellers.findIndex(
    ({ firstName, lastName }) => firstName === who.firstName && lastName === who.lastName,
  );
  const wish = wishOf(choice);
  const fewer = wish && oneFewer(wish);
  return at < 0 || !fewer ? undefined : { wish: fewer, travellers: travellers.toSpliced(at, 1) };
}

/** Rooms and cars shrink only on request. */
function oneFewer(wish: ChangeWish): ChangeWish | undefined {
  switch (wish.kind) {
    case "golf":
      return wish.players > 1 ? { ...wish, players: wish.players - 1 } : undefined;
    case "hotel":
      return wish.adults > 1 ? { ...wish, adults: wish.adults - 1 } : undefined;
    case "callvan":
      return wish.people > 1 ? { ...wish, people: wish.people - 1 } : undefined;
  }
}
