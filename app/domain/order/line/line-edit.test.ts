import { expect, test } from "vitest";
import { isBlocked, validateOrder } from "#app/domain/order/check/validate-order.ts";
import { roundOfCaddie } from "#app/domain/order/rounds-of.ts";
import { worldFacts } from "#tests/support/order/random-order.ts";
import { cup, noi, ride, round, stay } from "#tests/support/order/sample-lines.ts";
import type { CartLine, LineOf } from "./cart-line.ts";
import { lineChange } from "./line-change.ts";
import { choicesOf } from "./line-choices.ts";
import { editedLine, type Pill } from "./line-edit.ts";
import { lineKey } from "./line-facts.ts";
import { type Days, movedLine } from "./line-move.ts";

const { vehicles } = worldFacts;
const withVan: LineOf<"golf"> = { ...round, callvan: "round_trip", cars: 1 };
const edit = (line: CartLine, pill: Pill, value: string) => editedLine(line, pill, value, vehicles);

test.each<[string, CartLine, Pill, string, Partial<CartLine>]>([
  ["another party rides in as many cars", withVan, "players", "4", { players: 4, cars: 1 }],
  [
    "in the kind that was chosen",
    { ...withVan, vehicle: "sedan" },
    "players",
    "4",
    { vehicle: "sedan", cars: 2 },
  ],
  ["fewer golfers need fewer carts", { ...round, carts: 4 }, "players", "3", { carts: 3 }],
  ["a van comes in as many cars as it takes", round, "callvan", "one_way", { cars: 1 }],
  ["a round is moved to another hour", round, "time", "12:30", { time: "12:30" }],
  ["another car takes everybody", withVan, "vehicle", "sedan", { vehicle: "sedan", cars: 1 }],
  ["more of the car one has", withVan, "cars", "2", { vehicle: "sedan", cars: 2 }],
  ["a longer stay ends later", stay, "nights", "3", { checkOut: "2027-01-14" }],
  ["every room has an adult", stay, "rooms", "3", { rooms: 3, adults: 3 }],
  [
    "a heavier load takes more cars",
    { ...ride, vehicle: "sedan" },
    "golf_bags",
    "5",
    { golfBags: 5, cars: 3 },
  ],
  ["a ride leaves at another hour", ride, "time", "16:30", { time: "16:30" }],
  ["more friends enter", cup, "players", "1", { people: 1 }],
])("%s", (_, line, pill, value, changed) => {
  expect(edit(line, pill, value)).toMatchObject(changed);
});

test("a van that is taken off takes its car with it", () => {
  const none = edit({ ...withVan, vehicle: "sedan" }, "callvan", "none");
  expect(none).toMatchObject({ callvan: "none", cars: 0 });
  expect(none).not.toHaveProperty("vehicle");
});

test("does not change fields that a line does not have", () => {
  expect(edit(noi, "players", "3")).toEqual(noi);
  expect(edit(round, "nights", "3")).toEqual(round);
  expect(edit(round, "callvan", "boat")).toEqual(round);
});

test("every choice that is offered leaves an order that the rules let pass", () => {
  for (const line of [round, withVan, stay, ride, cup]) {
    const tried = choicesOf(line, worldFacts).flatMap(({ pill, values }) =>
      values.map((value) => [pill, edit(line, pill, value)] as const),
    );
    // Fewer cars than a load needs, and beds of another count, are issues of the rules; the rest must fit.
    const free = tried.filter(([pill]) => pill !== "cars" && pill !== "rooms");
    for (const [pill, edited] of free) {
      expect([pill, isBlocked(validateOrder([edited], worldFacts))]).toEqual([pill, false]);
    }
  }
});

test("the current value is among the choices, also beyond the limits, and a single choice is not shown", () => {
  const pills = (line: CartLine) =>
    Object.fromEntries(
      choicesOf(line, worldFacts).map(({ pill, now, values }) => [pill, [now, values]]),
    );
  expect(pills({ ...round, players: 7 }).players).toEqual(["7", ["2", "3", "4", "7"]]);
  expect(pills({ ...round, time: "09:00" }).time?.[1]).toContain("09:00");
  // Everybody needs a cart there, so that there is nothing to choose; elsewhere there is.
  expect(pills(round)).not.toHaveProperty("carts");
  expect(pills({ ...round, courseId: "waterside" }).carts).toEqual(["0", ["0", "1", "2"]]);
  expect(pills({ ...round, courseId: "chabang" })).not.toHaveProperty("carts");
  expect(pills(ride).time?.[0]).toBe("");
  expect(choicesOf({ ...round, courseId: "gone" }, worldFacts)).toEqual([]);
  expect(choicesOf(noi, worldFacts)).toEqual([]);
});

test("caddies booked for the hour of a round move with it, others stay", () => {
  const named = { ...noi, time: round.time };
  const later = { ...round, time: "12:30" };
  expect(lineChange(round, later, [round, named])).toEqual({
    remove: [round, named].map(lineKey),
    put: [later, { ...named, time: "12:30" }],
  });
  expect(lineChange(round, later, [round, noi])).toEqual({
    remove: [lineKey(round)],
    put: [later],
  });
  const more = { ...round, players: 3 };
  expect(lineChange(round, more, [round, named])).toEqual({
    remove: [lineKey(round)],
    put: [more],
  });
});

test("a round that moves to another day takes its caddies along, and its van with itself", () => {
  const later = movedLine(withVan, { from: "2027-01-14" });
  expect(later).toEqual({ ...withVan, date: "2027-01-14" });
  const named = { ...noi, caddyId: "ploy", time: round.time };
  expect(lineChange(withVan, later, [withVan, noi, named, stay])).toEqual({
    remove: [withVan, noi, named].map(lineKey),
    put: [later, { ...noi, date: "2027-01-14" }, { ...named, date: "2027-01-14" }],
  });
});

test("a caddie who moves to a day with another round names her round", () => {
  const early = { ...round, date: "2027-01-14", time: "06:00" } as const;
  const later = movedLine(round, { from: "2027-01-14" });
  const { put } = lineChange(round, later, [round, noi, early]);
  expect(put).toEqual([later, { ...noi, date: "2027-01-14", time: round.time }]);
  const order = [early, ...put];
  const caddie = put[1];
  expect(caddie?.kind === "caddy" && roundOfCaddie(caddie, order)).toEqual(later);
});

test.each<[string, CartLine, Days, Partial<CartLine>]>([
  ["a ride leaves on another day", ride, { from: "2027-01-20" }, { date: "2027-01-20" }],
  [
    "a stay keeps its nights",
    stay,
    { from: "2027-01-30" },
    { checkIn: "2027-01-30", checkOut: "2027-02-01" },
  ],
  [
    "a stay has other nights",
    stay,
    { from: "2027-01-30", to: "2027-02-03" },
    { checkIn: "2027-01-30", checkOut: "2027-02-03" },
  ],
  ["a tournament is on its day", cup, { from: "2027-01-20" }, cup],
])("moved, %s", (_, line, days, changed) => {
  expect(movedLine(line, days)).toEqual({ ...line, ...changed });
});

test("a caddie moved on her own joins that day's round at any time", () => {
  const moved = movedLine({ ...noi, time: "07:12" }, { from: "2027-01-14" });
  expect(moved).toEqual({ ...noi, date: "2027-01-14" });
});
