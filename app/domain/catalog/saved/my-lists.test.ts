import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { MAX_MERGED } from "./list-limits.ts";
import { clampToPastYear, myListsSchema } from "./my-lists.ts";
import { priceChange } from "./price-change.ts";

const member = "8b1f7a54-6a1e-4f0e-8d2c-3a1b2c3d4e5f";
const now = new Date("2026-11-15T03:00:00Z");

test("entries that name no product are left out, and each product appears once with its newest time", () => {
  const lists = myListsSchema.parse({
    member,
    recent: [
      { word: "course:th-x", at: 5 },
      { word: "course:th-x", at: 9 },
      { word: "plane:a380", at: 1 },
      { word: "../etc", at: 1 },
    ],
    searches: [
      { word: " 파타야 ", at: 1 },
      { word: "파타야", at: 2 },
      { word: "  ", at: 3 },
      { word: "a\u0000b", at: 3 },
    ],
  });
  expect(lists.wishes).toEqual([]);
  expect(lists.recent).toEqual([{ kind: "course", id: "th-x", at: 9 }]);
  expect(lists.searches).toEqual([{ word: "파타야", at: 2 }]);
});

test("a wish has the price that its browser stored, if it is a valid price", () => {
  const priced = (figure: unknown) =>
    myListsSchema.parse({ member, wishes: [{ word: "course:th-x", at: 5, figure }] }).wishes;
  const bare = { kind: "course", id: "th-x", at: 5 };
  expect(priced(265_000)).toEqual([{ ...bare, savedPrice: 265_000 }]);
  expect(priced(0)).toEqual([{ ...bare, savedPrice: 0 }]);
  expect(priced(100_000_000)).toEqual([{ ...bare, savedPrice: 100_000_000 }]);
  const wrong = [-1, 100_000_001, 1e20, 1.5, Number.NaN, Infinity, "265000", null, true, [1], {}];
  for (const each of [undefined, ...wrong]) expect(priced(each)).toEqual([bare]);
});

test("a recently viewed product has no price", () => {
  const recent = [{ word: "course:th-x", at: 5, figure: 265_000 }];
  expect(myListsSchema.parse({ member, recent }).recent).toEqual([
    { kind: "course", id: "th-x", at: 5 },
  ]);
});

test("a list longer than a browser stores is refused", () => {
  const many = Array.from({ length: MAX_MERGED + 1 }, (_, at) => ({ word: `course:a${at}`, at }));
  expect(myListsSchema.safeParse({ member, wishes: many }).success).toBe(false);
});

test("nothing was seen in the future, nor before the last year", () => {
  expect(clampToPastYear(now.getTime() + 1_000, now)).toEqual(now);
  expect(clampToPastYear(0, now).getUTCFullYear()).toBe(2025);
  expect(clampToPastYear(now.getTime() - 1_000, now).getTime()).toBe(now.getTime() - 1_000);
});

const before = won(265_000);

test("a changed price is lower or higher by the difference", () => {
  expect(priceChange(before, won(253_000))).toEqual({ way: "lower", by: 12_000 });
  expect(priceChange(before, won(265_001))).toEqual({ way: "higher", by: 1 });
  expect(priceChange(won(0), before)).toEqual({ way: "higher", by: 265_000 });
  expect(priceChange(before, won(0))).toEqual({ way: "lower", by: 265_000 });
});

test.each([
  ["the same price", before, before],
  ["nothing twice", won(0), won(0)],
  ["no price before", undefined, before],
  ["no known price before", null, before],
  ["no price now", before, undefined],
  ["no known price now", before, null],
  ["no price at all", null, undefined],
])("reports nothing for %s", (_, then, now) => {
  expect(priceChange(then, now)).toBeUndefined();
});
