import { expect, test } from "vitest";
import { reviewTarget, reviewWritePath } from "./review-list-query.ts";

const ID = "11111111-1111-4111-8111-11111111111a";
const of = (query: Record<string, string>) => reviewTarget(new URLSearchParams(query));

test("a review is written about a reservation that its address names", () => {
  expect(of({ reservation: ID })).toEqual({ kind: "line", id: ID });
  expect(of({ reservation: ID.toUpperCase() })).toEqual({ kind: "line", id: ID });
});

test("an existing review is changed by its number", () => {
  expect(of({ review: "12" })).toEqual({ kind: "review", id: 12 });
});

test("an address that names none, or nonsense, is about none", () => {
  expect(of({})).toBeUndefined();
  for (const review of ["0", "-1", "1.5", "1e3", "9999999999", "１２"]) {
    expect(of({ review })).toBeUndefined();
  }
  expect(of({ reservation: "1' or 1=1" })).toBeUndefined();
});

test("every address leads back to its subject", () => {
  expect(reviewWritePath(undefined)).toBe("/review/write");
  for (const path of [`/review/write?reservation=${ID}`, "/review/write?review=12"]) {
    expect(reviewWritePath(reviewTarget(new URL(path, "https://a.test").searchParams))).toBe(path);
  }
});
