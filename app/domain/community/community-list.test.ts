import { expect, test } from "vitest";
import { authorPage, authorPath } from "./community-list.ts";

test("an author's page opens with posts, and its address names any other tab", () => {
  expect(authorPath("a-1")).toBe("/community/author/a-1");
  expect(authorPath("a-1", "posts", 2)).toBe("/community/author/a-1?page=2");
  expect(authorPath("a-1", "reviews", 3)).toBe("/community/author/a-1?tab=reviews&page=3");
});

test.each([
  ["", { tab: "posts", page: 1 }],
  ["tab=reviews&page=2", { tab: "reviews", page: 2 }],
  ["tab=orders&page=-1", { tab: "posts", page: 1 }],
])("%j is read as %j", (query, page) => {
  expect(authorPage(new URLSearchParams(query))).toEqual(page);
});
