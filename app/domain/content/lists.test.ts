import { expect, test } from "vitest";
import { periodList, periodListPath } from "#app/domain/common/date/period.ts";
import { legalKindOf, legalPath } from "#app/domain/company/legal/legal-kinds.ts";
import { communityList, communityListPath } from "../community/community-list.ts";
import { reviewList, reviewListPath } from "../community/review/review-list-query.ts";
import { noticeList, noticeListPath } from "./notice/notice-list-query.ts";

const search = (text: string) => new URLSearchParams(text);

test("notices are filtered by a category that exists", () => {
  expect(noticeList(search("category=event&page=2"))).toEqual({ category: "event", page: 2 });
  expect(noticeList(search("category=secret&page=x"))).toEqual({ category: undefined, page: 1 });
  expect(noticeListPath("event", 2)).toBe("/notice?category=event&page=2");
  expect(noticeList(search("q=%20설%20연휴%20"))).toMatchObject({ q: "설 연휴" });
  expect(noticeList(search(`q=${"가".repeat(300)}`)).q).toHaveLength(60);
  expect(noticeList(search("q=%20"))).toEqual({ category: undefined, page: 1 });
  expect(noticeListPath("event", 2, "a&b")).toBe("/notice?category=event&q=a%26b&page=2");
});

test("events and tournaments show ongoing ones by default", () => {
  expect(periodList(search(""))).toEqual({ tab: "ongoing", page: 1 });
  expect(periodList(search("tab=ended"))).toEqual({ tab: "ended", page: 1 });
  expect(periodList(search("tab=never"))).toEqual({ tab: "ongoing", page: 1 });
  expect(periodListPath("/event", "ongoing")).toBe("/event");
  expect(periodListPath("/tournament", "ended", 3)).toBe("/tournament?tab=ended&page=3");
});

test("posts are filtered by a region that exists", () => {
  expect(communityList(search("region=pattaya"), ["bangkok", "pattaya"])).toEqual({
    region: "pattaya",
    page: 1,
  });
  expect(communityList(search("region=mars"), ["bangkok", "pattaya"]).region).toBeUndefined();
  expect(communityListPath({ region: "pattaya" })).toBe("/community?region=pattaya");
});

test("posts are searched and sorted in the address, and invalid values are left out", () => {
  expect(communityList(search("q=%20파타야%20&sort=answered&page=2"), [])).toEqual({
    region: undefined,
    sort: "answered",
    q: "파타야",
    page: 2,
  });
  expect(communityList(search("q=%20&sort=loudest"), [])).toEqual({
    region: undefined,
    page: 1,
  });
  expect(communityList(search(`q=${"가".repeat(300)}`), []).q).toHaveLength(60);
  const filter = { region: "pattaya", sort: "answered", q: "a&b" } as const;
  expect(communityListPath(filter, 2)).toBe(
    "/community?region=pattaya&sort=answered&q=a%26b&page=2",
  );
});

test("reviews are filtered by kind of product and by one to five stars", () => {
  expect(reviewList(search("kind=caddy&rating=4"))).toEqual({ kind: "caddy", rating: 4, page: 1 });
  expect(reviewList(search("kind=boat&rating=6"))).toEqual({
    kind: undefined,
    rating: undefined,
    page: 1,
  });
  expect(reviewListPath({ kind: "hotel", rating: 5 }, 2)).toBe(
    "/review?kind=hotel&rating=5&page=2",
  );
});

test("reviews are narrowed to a product, a season and photos, and sorted, in the address", () => {
  const query = "kind=course&product=th-siam-old&season=rainy&photos=1&sort=helpful";
  const list = reviewList(search(query));
  expect(list).toEqual({
    kind: "course",
    product: "th-siam-old",
    rating: undefined,
    season: "rainy",
    photos: "1",
    sort: "helpful",
    page: 1,
  });
  expect(reviewListPath(list)).toBe(`/review?${query}`);
});

test.each([
  "product=th-siam-old",
  "kind=course&product=../../x",
  "kind=course&product=A%27%20or%201",
  `kind=course&product=${"a".repeat(65)}`,
  "season=winter",
  "photos=yes",
  "sort=worst",
])("unknown fields of %s are left out", (query) => {
  const { kind, ...rest } = reviewList(search(query));
  expect(rest).toEqual({ page: 1 });
});

test("a legal document that does not exist is the terms of use", () => {
  expect(legalKindOf(search("doc=privacy"))).toBe("privacy");
  expect(legalKindOf(search("doc=nothing"))).toBe("terms");
  expect(legalPath("terms")).toBe("/terms");
  expect(legalPath("personal-information")).toBe("/terms?doc=personal-information");
});
