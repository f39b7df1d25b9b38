import { expect, test } from "vitest";
import { addressWith, choiceParam, listParams, pageOfList } from "./list-params.ts";

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
  { search: "q=a%00b", q: "ab", page: 1, because: "the database knows no such character" },
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
