import { expect, test } from "vitest";
import type { PlanWish } from "./plan-wish.ts";
import { chipsOf, withoutPart } from "./wish-parts.ts";

const WISH: PlanWish = {
  golfers: 4,
  budget: 1_000_000,
  must: ["th-siam-old", "th-laem-chabang"],
  hotel: { stars: 5, rooms: "single" },
};

test("lists each part of a wish once, each product by itself", () => {
  const shown = chipsOf(WISH).map(({ field, id }) => (id ? `${field}:${id}` : field));
  expect(shown).toEqual(["golfers", "budget", "must:th-siam-old", "must:th-laem-chabang", "hotel"]);
});

test("keeps the number of golfers when its chip is removed", () => {
  expect(chipsOf({ golfers: 4 })[0]?.without).toEqual({ golfers: 4 });
});

test.each([
  ["budget", { budget: undefined }],
  ["must:th-siam-old", { must: ["th-laem-chabang"] }],
  ["hotel.stars", { hotel: { rooms: "single" } }],
] as const)("gives up %s alone", (part, change) => {
  expect(withoutPart(WISH, part)).toEqual({ ...WISH, ...change });
});

test("drops a field with its last product", () => {
  expect(withoutPart({ golfers: 2, must: ["th-siam-old"] }, "must:th-siam-old")).toEqual({
    golfers: 2,
  });
});
