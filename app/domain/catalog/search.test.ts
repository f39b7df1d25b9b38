import { expect, test } from "vitest";
import { likePattern, MAX_QUERY, searchPath, searchQuery, shownHits } from "./search.ts";

const read = (query: Record<string, string>) => searchQuery(new URLSearchParams(query));

test("blanks around and inside a question count once", () => {
  expect(read({ q: "  시암   올드 \n" })).toMatchObject({ q: "시암 올드", cut: false, tab: "all" });
});

test("a question of ten thousand letters is cut, and says so", () => {
  const { q, cut } = read({ q: "골".repeat(10_000) });
  expect([...q]).toHaveLength(MAX_QUERY);
  expect(cut).toBe(true);
});

test("letters that a database cannot hold are left out", () => {
  expect(read({ q: "a\u0000b\ud800" }).q).toBe("a b\ufffd");
});

test("an unknown tab is the first one", () => {
  expect(read({ q: "x", tab: "flights" }).tab).toBe("all");
  expect(read({ q: "x", tab: "caddy" }).tab).toBe("caddy");
});

test("wildcards are searched for as letters", () => {
  expect(likePattern("100%_\\")).toBe("%100\\%\\_\\\\%");
});

test("the address of a search says only what was chosen", () => {
  expect(searchPath({})).toBe("/search");
  expect(searchPath({ q: "a&b", tab: "golf", page: 2 })).toBe("/search?q=a%26b&tab=golf&page=2");
});

const many = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${kind}-${index}`);
const found = { course: many("c", 25), hotel: many("h", 2), caddy: [] };

test("the first tab shows an excerpt of each kind, and every tab how many there are", () => {
  const { counts, shown } = shownHits(found, { tab: "all", page: 9 });
  expect(counts).toEqual({ all: 27, golf: 25, hotel: 2, caddy: 0 });
  expect(shown).toEqual({ course: many("c", 4), hotel: many("h", 2), caddy: [] });
});

test("a tab of one kind is paged, and a page beyond the end is the last", () => {
  const { shown, paging } = shownHits(found, { tab: "golf", page: 1_000_000_000 });
  expect(paging).toEqual({ page: 2, pages: 2, total: 25 });
  expect(shown).toEqual({ course: many("c", 25).slice(20), hotel: [], caddy: [] });
});
