import { expect, test } from "vitest";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";
import { peopleAfter, placesAfter } from "./people-after.ts";

const person = (firstName: string): Traveller => ({
  firstName,
  lastName: "KIM",
  gender: null,
  birthday: null,
  handicap: null,
});
const now = [person("MINSU"), person("MINA")];
const known = [{ id: "a", ...person("JUNG") }];

function asked(values: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

test("the present travellers stay by default", () => {
  expect(peopleAfter(asked(), { now, places: 2, known })).toEqual({ ok: true, people: undefined });
});

test("leaves out the named travellers, else the last ones", () => {
  expect(peopleAfter(asked({ gone: "0" }), { now, places: 1, known })).toEqual({
    ok: true,
    people: [now[1]],
  });
  expect(peopleAfter(asked(), { now, places: 1, known })).toEqual({ ok: true, people: [now[0]] });
});

test("a new place is for a companion of the address book, or for a new name", () => {
  expect(peopleAfter(asked({ "who.2": "a" }), { now, places: 3, known })).toEqual({
    ok: true,
    people: [...now, person("JUNG")],
  });
  const typed = asked({ "who.2": "", "first.2": "hana", "last.2": "kim" });
  expect(peopleAfter(typed, { now, places: 3, known })).toMatchObject({
    ok: true,
    people: [...now, { firstName: "HANA", lastName: "KIM" }],
  });
});

test("a replacement takes the same place, and the others keep theirs", () => {
  const answer = peopleAfter(asked({ gone: "0", "who.1": "a" }), { now, places: 2, known });
  expect(answer).toEqual({ ok: true, people: [now[1], person("JUNG")] });
});

test("refuses a place without a name and companions of another member", () => {
  expect(peopleAfter(asked({ "who.2": "b" }), { now, places: 3, known })).toEqual({
    ok: false,
    fields: { "first.2": "traveller.missing" },
  });
});

test("a typed name overrides the companion chosen before", () => {
  const typed = asked({ "who.2": "a", "first.2": "hana", "last.2": "kim" });
  expect(peopleAfter(typed, { now, places: 3, known })).toMatchObject({
    people: [...now, { firstName: "HANA" }],
  });
});

test("requires as many names as places given up", () => {
  const both = new FormData();
  for (const index of ["0", "1"]) both.append("gone", index);
  expect(peopleAfter(both, { now, places: 1, known })).toEqual({
    ok: false,
    fields: { gone: "reservation.change_who" },
  });
});

test("a van keeps the names of all who ride, though it needs only one", () => {
  const ride = (people: number) =>
    ({ kind: "callvan", people }) as unknown as Extract<CartLine, { kind: "callvan" }>;
  const four = [...now, person("JUNG"), person("HANA")];
  expect([
    placesAfter(ride(4), four),
    placesAfter(ride(3), four),
    placesAfter(ride(6), four),
  ]).toEqual([4, 3, 4]);
});
