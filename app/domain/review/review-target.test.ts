import { expect, test } from "vitest";
import { reviewTarget } from "./review-target.ts";

const ID = "11111111-1111-4111-8111-11111111111a";

test("a review is written about a reservation that its address names", () => {
  expect(reviewTarget(new URLSearchParams({ reservation: ID }))).toBe(ID);
  expect(reviewTarget(new URLSearchParams({ reservation: ID.toUpperCase() }))).toBe(ID);
});

test("an address that names none, or nonsense, is about none", () => {
  expect(reviewTarget(new URLSearchParams())).toBeUndefined();
  expect(reviewTarget(new URLSearchParams({ reservation: "1' or 1=1" }))).toBeUndefined();
});
