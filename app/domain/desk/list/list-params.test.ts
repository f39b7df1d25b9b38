import { expect, test } from "vitest";
import {
  addressWith,
  COUNT_LIMIT,
  choiceParam,
  listParams,
  movedColumn,
  nextSort,
  pageOfList,
  pageOfLongList,
  shownColumns,
  sortParam,
  viewOf,
} from "./list-params.ts";

test.each([
  { search: "", q: "", page: 1, because: "nothing is asked for" },
  {
    search: "q=%20시암%20&page=3",
    q: "시암",
    page: 3,
    because: "spaces around a search mean nothing",
  },
  { search: "page=0", q: "", page: 1, because: "pages begin at one" },
  { search: "page=-2", q: "", page: 1, because: "no page is below one" },
  { search: "page=2.5", q: "", page: 1, because: "no page is half a page" },
  { search: "page=99999999999", q: "", page: 1, because: "no list is that long" },
  {
    search: `q=${"a".repeat(99)}🏌`,
    q: "a".repeat(99),
    page: 1,
    because: "half a character is none",
  },
])("reads $search: $because", ({ search, q, page }) => {
  expect(listParams(new URLSearchParams(search))).toEqual({ q, page });
});

test("a search is cut at a hundred characters", () => {
  expect(listParams(new URLSearchParams({ q: "가".repeat(5000) })).q).toHaveLength(100);
});

test("an unknown filter value counts as absent", () => {
  const choices = ["PENDING", "USED"] as const;
  expect(choiceParam(new URLSearchParams("status=USED"), "status", choices)).toBe("USED");
  expect(choiceParam(new URLSearchParams("status=used"), "status", choices)).toBeUndefined();
  expect(choiceParam(new URLSearchParams(), "status", choices)).toBeUndefined();
});

test.each([
  {
    total: 0,
    wanted: 1,
    page: 1,
    pages: 1,
    offset: 0,
    because: "an empty list has one empty page",
  },
  { total: 20, wanted: 2, page: 1, pages: 1, offset: 0, because: "twenty rows fill one page" },
  {
    total: 21,
    wanted: 2,
    page: 2,
    pages: 2,
    offset: 20,
    because: "the twenty-first begins another",
  },
  {
    total: 112,
    wanted: 999_999_999,
    page: 6,
    pages: 6,
    offset: 100,
    because: "the last page is shown",
  },
])("page $wanted of $total rows: $because", ({ total, wanted, page, pages, offset }) => {
  expect(pageOfList(total, wanted)).toEqual({ total, page, pages, offset });
});

test("a changed filter preserves the search and starts at the first page", () => {
  const here = new URLSearchParams("q=siam&page=3&status=USED&done=saved");
  expect(addressWith(here, "status", "PENDING")).toBe("?q=siam&status=PENDING");
  expect(addressWith(here, "status")).toBe("?q=siam");
  expect(addressWith(here, "page", "4")).toBe("?q=siam&page=4&status=USED");
});

test("a list is sorted by one of its columns in either direction, and by nothing else", () => {
  const sorts = ["name", "joined"];
  const read = (search: string) => sortParam(new URLSearchParams(search), sorts);
  expect(read("sort=name")).toEqual({ by: "name", isDescending: false });
  expect(read("sort=-joined")).toEqual({ by: "joined", isDescending: true });
  for (const wrong of ["", "sort=", "sort=-", "sort=password", "sort=--name", "sort=name,joined"]) {
    expect([wrong, read(wrong)]).toEqual([wrong, undefined]);
  }
});

test("pressing a heading sorts upwards, then downwards, then in the list's own order", () => {
  expect(nextSort("name", undefined)).toBe("name");
  expect(nextSort("name", { by: "joined", isDescending: true })).toBe("name");
  expect(nextSort("name", { by: "name", isDescending: false })).toBe("-name");
  expect(nextSort("name", { by: "name", isDescending: true })).toBeUndefined();
});

test("the address chooses columns; those that name a row stay, and unknown names choose nothing", () => {
  const columns = [
    { name: "title", fixed: true },
    { name: "state" },
    { name: "created", hidden: true },
    {},
  ];
  const shown = (search: string) =>
    shownColumns(columns, new URLSearchParams(search)).map(({ name }) => name);
  expect(shown("")).toEqual(["title", "state", undefined]);
  expect(shown("columns=created")).toEqual(["title", "created", undefined]);
  expect(shown("columns=")).toEqual(["title", undefined]);
  expect(shown("columns=constructor,state")).toEqual(["title", "state", undefined]);
});

test("columns are shown in the order of the address, each once", () => {
  const columns = [{ name: "title", fixed: true }, { name: "state" }, { name: "created" }, {}];
  const shown = (search: string) =>
    shownColumns(columns, new URLSearchParams(search)).map(({ name }) => name);
  expect(shown("columns=created,title,state")).toEqual(["created", "title", "state", undefined]);
  expect(shown("columns=created,created,state")).toEqual(["title", "created", "state", undefined]);
});

test("a column moves one place earlier or later, and never beyond an end", () => {
  const names = ["title", "state", "created"];
  expect(movedColumn(names, "state", -1)).toEqual(["state", "title", "created"]);
  expect(movedColumn(names, "state", 1)).toEqual(["title", "created", "state"]);
  expect(movedColumn(names, "title", -1)).toEqual(names);
  expect(movedColumn(names, "created", 1)).toEqual(names);
  expect(movedColumn(names, "password", 1)).toEqual(names);
});

test("a view is its filters, order and columns in any sequence, without the page", () => {
  const view = (search: string) => viewOf(new URLSearchParams(search));
  expect(view("page=3&role=ops&sort=-name&done=deleted")).toBe("role=ops&sort=-name");
  expect(view("sort=-name&role=ops")).toBe(view("role=ops&sort=-name&page=2"));
});

test("an export has larger pages than a screen", () => {
  expect(pageOfList(45, 1, 1000)).toEqual({ page: 1, pages: 1, total: 45, offset: 0 });
});

test("a list longer than its count says so, and has a next page", () => {
  const limit = 20;
  expect(pageOfLongList(21, 1, { limit })).toMatchObject({ total: 21, pages: 2, isMore: true });
  expect(pageOfLongList(20, 1, { limit })).toMatchObject({ total: 20, pages: 1, isMore: false });
  expect(pageOfLongList(COUNT_LIMIT, 1).isMore).toBe(false);
  expect(pageOfLongList(COUNT_LIMIT + 1, 1).isMore).toBe(true);
  expect(pageOfLongList(0, 7)).toMatchObject({ page: 1, total: 0, isMore: false });
});
