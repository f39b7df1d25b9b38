import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { DRIVE_LIMITS } from "#app/domain/catalog/course/course-filter.ts";
import { SEARCH_TABS } from "#app/domain/catalog/search/search-query.ts";
import { DEFAULT_LOCALE, LOCALE_TAG, LOCALES } from "#app/domain/common/language/languages.ts";
import { NOTICE_CATEGORIES } from "#app/domain/content/notice/notice-list-query.ts";
import { cartLineSchema } from "#app/domain/order/line/cart-line.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import routes from "../app/routes.ts";

test("courses are filtered by 30, 60, 90 and 120 minutes of travel", () => {
  expect(DRIVE_LIMITS).toEqual([30, 60, 90, 120]);
});

test("a search has the tabs all, golf, hotel and caddie", () => {
  expect(SEARCH_TABS).toEqual(["all", "golf", "hotel", "caddy"]);
});

test("notices are normal, about reservations, tournaments or events", () => {
  expect(NOTICE_CATEGORIES).toEqual(["normal", "reservation", "tournament", "event"]);
});

test("the shop speaks Korean, then English, and its calendar ko-KR", () => {
  expect([DEFAULT_LOCALE, LOCALES]).toEqual(["ko", ["ko", "en"]]);
  expect(LOCALE_TAG.ko).toBe("ko-KR");
});

test("posts and questions take five pictures of ten megabytes", () => {
  expect([MAX_IMAGES, MAX_IMAGE_BYTES]).toEqual([5, 10 * 1024 * 1024]);
});

test("a stay in the cart has rooms, adults, children, check-in and check-out", () => {
  const stay = {
    kind: "hotel",
    hotelId: "ht-a",
    roomId: "ht-a-room",
    checkIn: "2027-01-10",
    checkOut: "2027-01-12",
    rooms: 2,
    adults: 3,
    children: 1,
    price: 100_000,
  };
  expect(cartLineSchema.parse(stay)).toEqual(stay);
  for (const field of ["rooms", "adults", "children", "checkIn", "checkOut"]) {
    expect([field, cartLineSchema.safeParse({ ...stay, [field]: undefined }).success]).toEqual([
      field,
      false,
    ]);
  }
});

test("a callvan has its day, both ends and a number of people", () => {
  const ride = { kind: "callvan", routeId: "bkk-pattaya", date: "2027-01-10", people: 2, price: 1 };
  const ends = { from: "BKK", to: "Hotel" };
  expect(cartLineSchema.parse({ ...ride, ...ends })).toMatchObject({
    date: "2027-01-10",
    people: 2,
  });
  // The route names both ends: without it, or without a day or people, there is no ride.
  for (const field of ["routeId", "date", "people"]) {
    expect([field, cartLineSchema.safeParse({ ...ride, [field]: undefined }).success]).toEqual([
      field,
      false,
    ]);
  }
});

/** The layout file that a path of the shop is nested in. */
function layoutOf(
  path: string,
  among: readonly RouteConfigEntry[],
  above = "",
): string | undefined {
  for (const entry of among) {
    const layout = entry.file.startsWith("layouts/") ? entry.file : above;
    if (entry.path === path && !entry.children) return layout;
    const below = entry.children && layoutOf(path, entry.children, layout);
    if (below) return below;
  }
  return undefined;
}

test.each([
  ["terms", "layouts/default.tsx"],
  ["login", "layouts/blank.tsx"],
  ["notice/add", "layouts/admin.tsx"],
])("%s is in %s", async (path, layout) => {
  expect(layoutOf(path, await routes)).toBe(layout);
});
