import { expect, test } from "vitest";
import { CADDY_SORTS, caddyFilter, caddyQuery } from "./caddy-filter.ts";

const filter = (query: string) => caddyFilter(new URLSearchParams(query));

test("caddies are sorted by newest, lowest or highest price, newest first", () => {
  expect(CADDY_SORTS).toEqual(["newest", "lowest", "highest"]);
  expect(filter("").sort).toBe("newest");
});

test("an address is never wrong: what is unknown falls back", () => {
  expect(filter("sort=distance&language=fr&page=x")).toEqual({
    sort: "newest",
    language: undefined,
    page: 1,
  });
});

test("the usual sort is not written into an address", () => {
  expect(caddyQuery(filter("page=3&sort=lowest&language=ko"))).toEqual({
    language: "ko",
    sort: "lowest",
  });
  expect(caddyQuery(filter("sort=newest"))).toEqual({ language: undefined, sort: undefined });
});
