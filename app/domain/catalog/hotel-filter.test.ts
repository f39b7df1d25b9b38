import { expect, test } from "vitest";
import { hotelFilter, hotelQuery } from "./hotel-filter.ts";

const filter = (query: string) => hotelFilter(new URLSearchParams(query));

test("an address that asks for nothing shows the lowest prices first", () => {
  expect(filter("")).toEqual({ sort: "lowest", page: 1 });
});

test("an address is never wrong: what is unknown falls back", () => {
  expect(filter("sort=cheapest&page=0")).toEqual({ sort: "lowest", page: 1 });
  expect(filter("sort=stars&page=-3")).toEqual({ sort: "stars", page: 1 });
});

test("the usual sort is not written into an address", () => {
  expect(hotelQuery({ sort: "stars" })).toEqual({ sort: "stars" });
  expect(hotelQuery({ sort: "lowest" })).toEqual({ sort: undefined });
});
