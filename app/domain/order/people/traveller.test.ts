import { expect, test } from "vitest";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { cup, noi, ride, round, stay } from "#tests/support/order/sample-lines.ts";
import { namesMistakes, type Traveller, travellerSchema } from "./traveller.ts";

const lee: Traveller = {
  firstName: "MIKYUNG",
  lastName: "LEE",
  gender: null,
  birthday: null,
  handicap: null,
};

/** The message about a line for this number of names. */
function saidOf(line: CartLine, count: number) {
  const given = { [lineKey(line)]: Array.from({ length: count }, () => lee) };
  return namesMistakes([line], given).map(({ error }) => error);
}

test.each<[string, number, number, CartLine]>([
  ["a round for three", 3, 3, { ...round, players: 3 }],
  ["two rooms for three adults and a child", 2, 4, { ...stay, rooms: 2, adults: 3, children: 1 }],
  ["a ride for four", 1, 4, { ...ride, people: 4 }],
  ["an entry for two", 2, 2, { ...cup, people: 2 }],
])("%s takes from %i to %i names", (_, least, most, line) => {
  expect([saidOf(line, least), saidOf(line, most)]).toEqual([[], []]);
  expect(saidOf(line, least - 1)).toEqual(["traveller.missing"]);
  expect(saidOf(line, most + 1)).toEqual(["traveller.too_many"]);
});

test("a caddie comes with her round and takes no name", () => {
  expect(saidOf(noi, 0)).toEqual([]);
  expect(saidOf(noi, 1)).toEqual(["traveller.too_many"]);
});

test("reports missing names on a line without any", () => {
  expect(namesMistakes([round, noi], {})).toEqual([
    { line: lineKey(round), error: "traveller.missing" },
  ]);
});

test("refuses a traveller born before 1900", () => {
  const read = (birthday: string) => travellerSchema.safeParse({ ...lee, birthday });
  expect(read("1900-01-01").data?.birthday).toBe("1900-01-01");
  expect(read(" ").data?.birthday).toBeNull();
  for (const day of ["1899-12-31", "yesterday"]) {
    expect(read(day).error?.issues).toMatchObject([{ message: "traveller.birthday_format" }]);
  }
});

test("a name is written with single spaces", () => {
  expect(travellerSchema.parse({ ...lee, firstName: "Mi   kyung" }).firstName).toBe("MI KYUNG");
});
