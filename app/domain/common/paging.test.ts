import { expect, test } from "vitest";
import { listPath, offsetOf, oneOf, pageNumber, pagingOf } from "./paging.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=1000000000", 1_000_000_000],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1.5", 1],
  ["page=two", 1],
  ["page=99999999999999999999", 1],
])("?%s asks for page %i", (search, page) => {
  expect(pageNumber(new URLSearchParams(search))).toBe(page);
});

test("a page beyond the end is the last one", () => {
  expect(pagingOf(41, 1_000_000_000)).toEqual({ page: 3, pages: 3, total: 41 });
  expect(offsetOf(pagingOf(41, 1_000_000_000))).toBe(40);
});

test("an empty list has one page, and nothing is skipped", () => {
  expect(pagingOf(0, 7)).toEqual({ page: 1, pages: 1, total: 0 });
  expect(offsetOf(pagingOf(0, 7))).toBe(0);
});

test("an address leaves out what is not chosen, and the first page", () => {
  expect(listPath("/notice", { category: undefined })).toBe("/notice");
  expect(listPath("/notice", { category: "event" }, 2)).toBe("/notice?category=event&page=2");
  expect(listPath("/review", { kind: "hotel", rating: 5 })).toBe("/review?kind=hotel&rating=5");
});

test("an unknown value counts as absent", () => {
  expect(oneOf("b", ["a", "b"])).toBe("b");
  expect(oneOf("c", ["a", "b"])).toBeUndefined();
  expect(oneOf(null, ["a", "b"])).toBeUndefined();
});
