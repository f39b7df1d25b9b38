import { expect, test } from "vitest";
import { queueAddress, reservationFilter } from "./reservation-filter.ts";

test("the address of a line has the filters of its list, without the last confirmation", () => {
  const search = new URLSearchParams("queue=confirm&q=kim&page=2&done=use");
  expect(queueAddress(search, 7)).toBe("/admin/reservations/7?queue=confirm&q=kim&page=2");
  expect(queueAddress(search)).toBe("/admin/reservations?queue=confirm&q=kim&page=2");
  expect(queueAddress(search, 8, "confirm")).toBe(
    "/admin/reservations/8?queue=confirm&q=kim&page=2&done=confirm",
  );
  expect(queueAddress(new URLSearchParams("done=use"))).toBe("/admin/reservations");
});

test("an address without valid filters shows everything", () => {
  const asked = new URLSearchParams("queue=x&sort=y&status=z&kind=0&day=2026-02-30&region=%00");
  expect(Object.values(reservationFilter(asked)).filter((value) => value !== undefined)).toEqual([
    "",
    1,
  ]);
});
