import { expect, test } from "vitest";
import { MAX_HITS, MAX_QUERY, searchPath, searchQuery, wantedPlaces } from "./search-query.ts";

const read = (query: Record<string, string>) => searchQuery(new URLSearchParams(query));

test("blanks around a search are removed, and blanks inside count once", () => {
  expect(read({ q: "  시암   올드 \n" })).toMatchObject({ q: "시암 올드", cut: false, tab: "all" });
});

test("a search of ten thousand characters is cut, and says so", () => {
  const { q, cut } = read({ q: "골".repeat(10_000) });
  expect([...q]).toHaveLength(MAX_QUERY);
  expect(cut).toBe(true);
});

test("characters that a database cannot hold are left out", () => {
  expect(read({ q: "a\u0000b\ud800" }).q).toBe("a b\ufffd");
});

test("an unknown tab is the first one", () => {
  expect(read({ q: "x", tab: "flights" }).tab).toBe("all");
  expect(read({ q: "x", tab: "caddy" }).tab).toBe("caddy");
});

test("the address of a search contains only what was chosen", () => {
  expect(searchPath({})).toBe("/search");
  expect(searchPath({ q: "a&b", tab: "golf", page: 2 })).toBe("/search?q=a%26b&tab=golf&page=2");
});

test("the first tab shows four of each kind on every page", () => {
  expect(wantedPlaces({ tab: "all", page: 9 })).toEqual({ kind: undefined, from: 0, size: 4 });
});

test("a tab of one kind is paged, and no page exceeds the counted hits", () => {
  expect(wantedPlaces({ tab: "golf", page: 2 })).toEqual({ kind: "course", from: 20, size: 20 });
  const { from } = wantedPlaces({ tab: "caddy", page: 1_000_000_000 });
  expect(from).toBeLessThan(4 * MAX_HITS);
});
