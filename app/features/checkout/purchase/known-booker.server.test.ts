import { expect, test } from "vitest";
import type { LastOrder } from "./attempt-queries.server.ts";
import { knownPeople } from "./known-booker.server.ts";

const person = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  gender: null,
  birthday: null,
  handicap: null,
});
const hong = person("SEOKJUN", "HONG");
const lee = person("MIKYUNG", "LEE");

function order(status: LastOrder["status"], travellers: readonly (typeof hong)[]): LastOrder {
  const booker = { ...hong, email: "hong@palmtee.example", phone: "+821023456789" };
  const lines = [{ travellers: travellers.slice(0, 1) }, { travellers }];
  return { status, booker, lines } as unknown as LastOrder;
}

test("a second try keeps everybody of the largest line and the booker", () => {
  expect(knownPeople(order("FAILED", [hong, lee]), 1)).toEqual([
    { ...hong, isBooker: true },
    { ...lee, isBooker: false },
  ]);
});

test("a booker for others is not added to the travellers", () => {
  expect(knownPeople(order("FAILED", [lee]), 2)).toEqual([{ ...lee, isBooker: false }]);
});

test("another trip begins with those of the last one, as many as go this time", () => {
  const paid = order("PAID", [hong, lee]);
  expect(knownPeople(paid, 4)).toEqual([
    { ...hong, isBooker: true },
    { ...lee, isBooker: false },
  ]);
  expect(knownPeople(paid, 1)).toEqual([{ ...hong, isBooker: true }]);
});

test("a first-time buyer begins without companions", () => {
  expect(knownPeople(undefined, 2)).toEqual([]);
});
