import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { clashOf, clashOn } from "./arrival-rules.ts";

const FEES = { green: won(0), cart: won(0), caddy: won(0), van: won(0) };
const SHEET = { first: "06:00", last: "13:00", intervalMinutes: 8 };

function round(more: Partial<LineOf<"golf">>): LineOf<"golf"> {
  const at = { courseId: "siam", date: "2027-01-12", time: "07:12" } as const;
  return { kind: "golf", ...at, players: 2, fees: FEES, cars: 0, callvan: "none", ...more };
}

const LAEM = round({ courseId: "laem", date: "2027-01-13", time: "08:00" });

test("a round at eight leaves time for no other on its day", () => {
  expect(clashOn("2027-01-13", SHEET, round({}), [LAEM])).toBe(LAEM);
  expect(clashOn("2027-01-14", SHEET, round({}), [LAEM])).toBeUndefined();
});

test("an early round leaves the afternoon, but not the morning", () => {
  const early = { ...LAEM, time: "06:00" };
  const date = "2027-01-13";
  expect(clashOn(date, SHEET, round({}), [early])).toBeUndefined();
  expect(clashOf(round({ date, time: "12:29" }), [early])).toBe(early);
  expect(clashOf(round({ date, time: "12:30" }), [early])).toBeUndefined();
});

test("two flights of one course may be played together, but not as one", () => {
  const other = round({ date: "2027-01-13", time: "07:20" });
  const own = round({ date: "2027-01-13" });
  expect(clashOf(own, [other])).toBeUndefined();
  expect(clashOf({ ...own, time: "07:20" }, [other])).toBe(other);
  expect(clashOn("2027-01-13", SHEET, own, [other])).toBeUndefined();
});
