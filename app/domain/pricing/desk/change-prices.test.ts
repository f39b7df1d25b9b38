import { expect, test } from "vitest";
import { dayRange, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { isWeekend } from "#app/domain/pricing/price-layer.ts";
import { previewChange, readAmount, readPercent, scopeOf } from "./change-prices.ts";

const cells = dayRange("2027-01-11", 14).map((day) => ({
  day,
  price: won(isWeekend(day) ? 230_000 : 187_000),
  closed: day === "2027-01-20",
  holiday: false,
}));
const [first] = cells;
if (!first) throw new Error("there are cells");

test("eight percent off on weekdays changes nine of fourteen days and leaves the closed one", () => {
  const { changed, unchanged, wrong } = previewChange(cells, {
    kind: "scopes",
    scopes: { weekday: { by: "percent", percent: -8 } },
  });
  expect(changed).toHaveLength(9);
  expect(changed[0]).toEqual({ day: "2027-01-11", from: 187_000, to: 172_000 });
  expect(unchanged).toEqual([
    { day: "2027-01-16", why: "scope" },
    { day: "2027-01-17", why: "scope" },
    { day: "2027-01-20", why: "closed" },
    { day: "2027-01-23", why: "scope" },
    { day: "2027-01-24", why: "scope" },
  ]);
  expect(wrong).toEqual([]);
});

test("an amount is a new price, a signed amount a difference, both in thousands", () => {
  const to = (change: ReturnType<typeof readAmount>) =>
    previewChange([first], { kind: "scopes", scopes: { ...(change && { weekday: change }) } })
      .changed[0]?.to;
  expect(to(readAmount("192,400"))).toBe(192_000);
  expect(to(readAmount("+5000"))).toBe(192_000);
  expect(to(readAmount("−10,500"))).toBe(177_000);
});

test("a day that keeps its price is not listed as changed", () => {
  const scopes = { weekday: { by: "price", amount: 187_000 } } as const;
  expect(previewChange([first], { kind: "scopes", scopes })).toEqual({
    changed: [],
    unchanged: [{ day: "2027-01-11", why: "same" }],
    wrong: [],
  });
});

test("a holiday is its own scope, also on a Saturday", () => {
  expect(scopeOf({ day: "2027-01-16", holiday: true })).toBe("holiday");
  expect(scopeOf({ day: "2027-01-16", holiday: false })).toBe("weekend");
  expect(scopeOf({ day: "2027-01-15", holiday: false })).toBe("weekday");
});

test("a copied period gives each day the price of its counterpart, to the won", () => {
  const prices = new Map<LocalDate, ReturnType<typeof won>>([
    ["2026-12-07", won(150_500)],
    ["2026-12-09", won(160_000)],
  ]);
  const change = { kind: "copy", scopes: ["weekday"], from: "2026-12-07", prices } as const;
  const { changed, unchanged } = previewChange(cells.slice(0, 3), change);
  expect(changed.map(({ day, to }) => [day, to])).toEqual([
    ["2027-01-11", 150_500],
    ["2027-01-13", 160_000],
  ]);
  expect(unchanged).toEqual([{ day: "2027-01-12", why: "no_source" }]);
});

test("a copy leaves the scopes that are not chosen", () => {
  const prices = new Map([["2026-12-07" as LocalDate, won(150_000)]]);
  const change = { kind: "copy", scopes: ["weekend"], from: "2026-12-07", prices } as const;
  expect(previewChange([first], change).unchanged).toEqual([{ day: "2027-01-11", why: "scope" }]);
});

test.each([
  [{ by: "price", amount: 0 }, "price.too_low"],
  [{ by: "price", amount: 499 }, "price.too_low"],
  [{ by: "difference", amount: -187_000 }, "price.too_low"],
  [{ by: "price", amount: 10_000_500 }, "price.too_high"],
  [{ by: "difference", amount: 99_999_999 }, "price.too_high"],
] as const)("%j makes no price, and says so for each day", (weekday, error) => {
  const preview = previewChange([first], { kind: "scopes", scopes: { weekday } });
  expect(preview).toEqual({ changed: [], unchanged: [], wrong: [{ day: first.day, error }] });
});

test("the limits themselves are prices", () => {
  const set = (amount: number) =>
    previewChange([first], { kind: "scopes", scopes: { weekday: { by: "price", amount } } });
  expect(set(1_000).changed[0]?.to).toBe(1_000);
  expect(set(10_000_000).changed[0]?.to).toBe(10_000_000);
});

test.each(["", " ", "abc", ",", "1e5", "--5", "5-", "1".repeat(13), "٣", "5.5", "1000원"])(
  "%j is no amount",
  (text) => {
    expect(readAmount(text)).toBeUndefined();
  },
);

test("percents are read with any minus, and none beyond the limits", () => {
  expect(readPercent("-8")).toEqual({ by: "percent", percent: -8 });
  expect(readPercent("−8 %")).toEqual({ by: "percent", percent: -8 });
  expect(readPercent("+5.5")).toEqual({ by: "percent", percent: 5.5 });
  expect(readPercent("-90")).toEqual({ by: "percent", percent: -90 });
  expect(readPercent("300")).toEqual({ by: "percent", percent: 300 });
  for (const text of ["", "x", "-90.1", "-91", "300.1", "301", "1000", "5.55", "%"]) {
    expect(readPercent(text)).toBeUndefined();
  }
});
