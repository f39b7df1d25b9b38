import { expect, test } from "vitest";
import { worldFacts as facts } from "#tests/support/order/random-order.ts";
import { cup, noi, ride, round, stay } from "#tests/support/order/sample-lines.ts";
import type { CartLine } from "./cart-line.ts";
import { choicesOf, pillValues } from "./line-choices.ts";
import { editedLine, type Pill } from "./line-edit.ts";

const TEES = ["06:00", "06:40", "07:12", "11:56", "12:30", "13:20", "18:00"];
const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
const edit = (line: CartLine, pill: Pill, value: string) =>
  editedLine(line, pill, value, facts.vehicles);

test("a round with a van is changed by hour, party, van, car and cars", () => {
  const withVan = { ...round, callvan: "one_way", cars: 1 } as const;
  expect(choicesOf(withVan, facts)).toEqual([
    { pill: "time", now: "07:12", values: TEES },
    { pill: "players", now: "2", values: ["2", "3", "4"] },
    { pill: "callvan", now: "one_way", values: ["none", "one_way", "round_trip"] },
    { pill: "vehicle", now: "sedan", values: ["sedan", "van"] },
    { pill: "cars", now: "1", values: upTo(1, 6) },
  ]);
  expect(choicesOf(round, facts).map(({ pill }) => pill)).toEqual(["time", "players", "callvan"]);
});

test("a stay is changed by nights, rooms, adults and children, with an extra bed in each room", () => {
  expect(choicesOf({ ...stay, rooms: 2, adults: 3 }, facts)).toEqual([
    { pill: "nights", now: "2", values: upTo(1, 7) },
    { pill: "rooms", now: "2", values: upTo(1, 4) },
    { pill: "adults", now: "3", values: upTo(2, 6) },
    { pill: "children", now: "0", values: upTo(0, 4) },
  ]);
  const single = { ...stay, roomId: "single", adults: 1 };
  expect(choicesOf(single, facts).map(({ pill }) => pill)).toEqual(["nights", "rooms"]);
  expect(choicesOf({ ...stay, roomId: "closed" }, facts)).toEqual([]);
});

test("the choices include more nights than usual until a stay is too long", () => {
  const nights = (checkOut: typeof stay.checkOut) =>
    choicesOf({ ...stay, checkOut }, facts).find(({ pill }) => pill === "nights")?.values;
  expect(nights("2027-02-10")).toEqual([...upTo(1, 7), "30"]);
  expect(nights("2027-02-11")).toBeUndefined();
});

test("a ride is changed by hour, car, load and return ride", () => {
  const choices = choicesOf({ ...ride, time: "14:30" }, facts);
  expect(choices[0]?.values).toHaveLength(48);
  expect(choices[0]?.values.slice(0, 3)).toEqual(["00:00", "00:30", "01:00"]);
  expect(choices[0]?.values.at(-1)).toBe("23:30");
  expect(choices.slice(1)).toEqual([
    { pill: "vehicle", now: "sedan", values: ["sedan", "van"] },
    { pill: "cars", now: "1", values: upTo(1, 6) },
    { pill: "people", now: "2", values: upTo(1, 20) },
    { pill: "golf_bags", now: "2", values: upTo(0, 20) },
    { pill: "suitcases", now: "0", values: upTo(0, 20) },
    { pill: "trip", now: "one_way", values: ["one_way", "round_trip"] },
  ]);
});

test("an entry is changed as far as there are places, and to eight at most", () => {
  expect(choicesOf(cup, facts)).toEqual([{ pill: "players", now: "2", values: ["1", "2"] }]);
  expect(choicesOf({ ...cup, tournamentId: "late" }, facts)[0]?.values).toEqual(upTo(1, 8));
  expect(choicesOf({ ...cup, tournamentId: "gone", people: 1 }, facts)).toEqual([]);
});

test("the current value is in its order among the choices: by number, or by time", () => {
  const shown = (line: CartLine, pill: Pill) =>
    choicesOf(line, facts).find((choice) => choice.pill === pill)?.values;
  expect(shown({ ...round, players: 1 }, "players")).toEqual(["1", "2", "3", "4"]);
  expect(shown({ ...round, time: "09:00" }, "time")).toEqual(TEES.toSpliced(3, 0, "09:00"));
});

test("the hour of a round cannot be changed when no tee time is free", () => {
  const pills = choicesOf({ ...round, courseId: "chabang" }, facts).map(({ pill }) => pill);
  expect(pills).toEqual(["players", "callvan"]);
});

test("default carts have no number of their own, and cars are as many as the load needs", () => {
  const { carts } = pillValues(round, facts.vehicles);
  expect(carts).toBeUndefined();
  expect(pillValues({ ...ride, people: 8 }, facts.vehicles)).toMatchObject({ cars: "2" });
});

test("counts one unnamed car where none is known", () => {
  const known = (line: CartLine) => pillValues(line, []);
  expect(known(ride)).toMatchObject({ vehicle: undefined, cars: "1" });
  expect(editedLine(ride, "cars", "2", [])).toEqual({ ...ride, cars: 2 });
  expect(editedLine(round, "callvan", "one_way", [])).toMatchObject({ cars: 1 });
});

test("the van of a larger party comes in as many cars as it takes", () => {
  expect(edit({ ...round, players: 8 }, "callvan", "one_way")).toMatchObject({ cars: 2 });
});

test("the pills of a line show its present choices", () => {
  expect(pillValues({ ...round, carts: 1 }, facts.vehicles)).toEqual({
    time: "07:12",
    players: "2",
    carts: "1",
    callvan: "none",
  });
  expect(pillValues(stay, facts.vehicles)).toEqual({
    nights: "2",
    rooms: "1",
    adults: "2",
    children: "0",
  });
  const loaded = {
    ...ride,
    golfBags: 1,
    suitcases: 2,
    trip: "round_trip",
    vehicle: "van",
  } as const;
  expect(pillValues(loaded, facts.vehicles)).toMatchObject({
    people: "2",
    golf_bags: "1",
    suitcases: "2",
    trip: "round_trip",
    vehicle: "van",
    cars: "1",
  });
  expect(pillValues(cup, facts.vehicles)).toEqual({ players: "2" });
  expect(pillValues(noi, facts.vehicles)).toEqual({});
});

test.each<[string, CartLine, Pill, string, CartLine]>([
  ["carts", round, "carts", "1", { ...round, carts: 1 }],
  ["adults", stay, "adults", "3", { ...stay, adults: 3 }],
  ["children", stay, "children", "1", { ...stay, children: 1 }],
  ["fewer rooms", { ...stay, rooms: 2 }, "rooms", "1", { ...stay, rooms: 1 }],
  ["people", ride, "people", "5", { ...ride, people: 5 }],
  ["suitcases", ride, "suitcases", "5", { ...ride, suitcases: 5 }],
  ["a way back", ride, "trip", "round_trip", { ...ride, trip: "round_trip" }],
  ["no known way", ride, "trip", "boat", ride],
  ["no known car", ride, "vehicle", "boat", ride],
  ["another car", ride, "vehicle", "van", { ...ride, vehicle: "van", cars: 1 }],
  ["more cars", ride, "cars", "2", { ...ride, vehicle: "sedan", cars: 2 }],
  ["what a ride does not have", ride, "nights", "2", ride],
  ["what a stay does not have", stay, "time", "2", stay],
  ["what an entry does not have", cup, "nights", "3", cup],
  ["golfers", round, "players", "3", { ...round, players: 3 }],
  [
    "fewer caddies with fewer golfers",
    { ...round, players: 4, caddies: 4 },
    "players",
    "3",
    { ...round, players: 3, caddies: 3 },
  ],
])("a changed pill changes only its own value: %s", (_, line, pill, value, changed) => {
  expect(edit(line, pill, value)).toEqual(changed);
});

test("recounts cars for the new load when no car was chosen", () => {
  expect(edit({ ...ride, cars: 3 }, "people", "4")).toEqual({ ...ride, people: 4 });
});
