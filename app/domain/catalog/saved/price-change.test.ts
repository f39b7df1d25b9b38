import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { priceChange } from "./price-change.ts";

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
])("with %s there is nothing to say", (_, then, now) => {
  expect(priceChange(then, now)).toBeUndefined();
});
