import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/common/date/local-date.ts";
import {
  expiryEvent,
  expiryNotices,
  lotsToSpend,
  movedLots,
  type PointEntry,
  partOf,
  pointLots,
  pointSummary,
  pointsExpireOn,
} from "./point-lots.ts";

const earned = (amount: number, expiresOn: PointEntry["expiresOn"] = null) => ({
  amount,
  expiresOn,
});
const taken = (amount: number) => ({ amount: -amount, expiresOn: null });

test("a new member has no points and none that expire", () => {
  expect(pointSummary([])).toEqual({ balance: 0, next: undefined });
});

test("spends points that expire first", () => {
  const entries = [earned(500, "2027-06-01"), earned(300, "2026-12-01"), taken(100)];
  expect(pointSummary(entries)).toEqual({
    balance: 700,
    next: { amount: 200, expiresOn: "2026-12-01" },
  });
  expect(pointSummary([...entries, taken(250)])).toEqual({
    balance: 450,
    next: { amount: 450, expiresOn: "2027-06-01" },
  });
});

test("points with the same last day expire together", () => {
  const entries = [earned(500, "2027-06-01"), earned(300, "2027-06-01")];
  expect(pointSummary(entries).next).toEqual({ amount: 800, expiresOn: "2027-06-01" });
});

test("each day's points are a separate lot, less those spent", () => {
  const entries = [
    earned(500, "2027-06-01"),
    earned(300, "2026-12-01"),
    earned(100, "2027-06-01"),
    earned(50),
  ];
  expect(pointLots([...entries, taken(100)])).toEqual([
    { amount: 200, expiresOn: "2026-12-01" },
    { amount: 600, expiresOn: "2027-06-01" },
  ]);
  expect(pointLots([...entries, taken(950)])).toEqual([]);
});

test("spends points without expiry last", () => {
  expect(pointSummary([earned(500), earned(300, "2027-06-01"), taken(200)]).next?.amount).toBe(100);
});

const ledger = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1, max: 50_000 }),
      days: fc.integer({ min: 0, max: 730 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 30 },
  )
  .map((steps) => {
    const entries: PointEntry[] = [];
    let balance = 0;
    for (const { amount, days, share } of steps) {
      entries.push(earned(amount, addDays("2026-11-15", days)));
      balance += amount;
      const spent = Math.floor(balance * share);
      if (spent > 0) entries.push(taken(spent));
      balance -= spent;
    }
    return entries;
  });

test("a balance is the sum of its entries and never negative while spending stays within it", () => {
  fc.assert(
    fc.property(ledger, (entries) => {
      const { balance } = pointSummary(entries);
      expect(balance).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
      expect(balance).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the next points to expire are part of the balance, and no remaining earning expires sooner", () => {
  fc.assert(
    fc.property(ledger, (entries) => {
      const { balance, next } = pointSummary(entries);
      if (!next) {
        expect(balance).toBe(0);
        return;
      }
      expect(next.amount).toBeGreaterThan(0);
      expect(next.amount).toBeLessThanOrEqual(balance);
      const sooner = entries.filter(
        ({ amount, expiresOn }) => amount > 0 && expiresOn && expiresOn < next.expiresOn,
      );
      const earlier = sooner.reduce((sum, { amount }) => sum + amount, 0);
      const spent = -entries.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0);
      expect(earlier).toBeLessThanOrEqual(spent);
    }),
  );
});

test("the order in which entries were read does not matter", () => {
  fc.assert(
    fc.property(ledger, (entries) => {
      expect(pointSummary(entries.toReversed())).toEqual(pointSummary(entries));
    }),
  );
});

test.each([
  ["2026-11-15", "2028-11-14"],
  ["2027-01-01", "2028-12-31"],
  ["2028-02-29", "2030-02-27"],
] as const)("points of %s last through %s", (day, until) => {
  expect(pointsExpireOn(day)).toBe(until);
});

test("points earned on the leap day expire a day earlier in a year without one", () => {
  expect(pointsExpireOn("2028-02-29")).toBe("2030-02-27");
  expect(pointsExpireOn("2028-02-28")).toBe("2030-02-27");
  expect(pointsExpireOn("2028-01-29")).toBe("2030-01-28");
  expect(pointsExpireOn("2028-02-10")).toBe("2030-02-09");
});

test("points that never expire are spent last, wherever they are in the ledger", () => {
  const entries = [earned(300, "2027-06-01"), earned(500), earned(200, "2027-05-01"), taken(400)];
  expect(pointLots(entries)).toEqual([{ amount: 100, expiresOn: "2027-06-01" }]);
});

test("a spending names its points, soonest expiry first and those without expiry last", () => {
  const entries = [earned(500, "2027-06-01"), earned(300, "2026-12-01"), earned(100)];
  const first = { amount: 300, expiresOn: "2026-12-01" } as const;
  expect(lotsToSpend(entries, 300)).toEqual([first]);
  expect(lotsToSpend(entries, 850)).toEqual([
    first,
    { amount: 500, expiresOn: "2027-06-01" },
    { amount: 50, expiresOn: null },
  ]);
  expect(lotsToSpend([...entries, taken(100)], 250)).toEqual([
    { ...first, amount: 200 },
    { amount: 50, expiresOn: "2027-06-01" },
  ]);
});

test("spending named points leaves those of other days alone when more are earned later", () => {
  const spent = { ...taken(300), lots: [{ amount: 300, expiresOn: "2027-06-01" as const }] };
  const entries = [earned(500, "2027-06-01"), spent, earned(200, "2026-12-01")];
  expect(pointLots(entries)).toEqual([
    { amount: 200, expiresOn: "2026-12-01" },
    { amount: 200, expiresOn: "2027-06-01" },
  ]);
});

test("a part of several lots begins after those that are passed", () => {
  const lots = [earned(3, "2026-12-01"), earned(4, "2027-01-01"), earned(5)];
  expect(partOf(lots, { from: 0, points: 3 })).toEqual([lots[0]]);
  expect(partOf(lots, { from: 2, points: 2 })).toEqual([
    earned(1, "2026-12-01"),
    earned(1, "2027-01-01"),
  ]);
  expect(partOf(lots, { from: 7, points: 9 })).toEqual([lots[2]]);
  expect(partOf(lots, { from: 12, points: 1 })).toEqual([]);
});

test("an entry names the days of its points: each day once, the soonest first, lasting ones last", () => {
  const lots = [
    { amount: 300, expiresOn: null },
    { amount: 500, expiresOn: "2027-06-01" },
    { amount: 200, expiresOn: "2026-12-01" },
    { amount: 100, expiresOn: "2027-06-01" },
  ] as const;
  expect(movedLots({ amount: -1_100, expiresOn: "2026-12-01", lots })).toEqual([
    { amount: 200, expiresOn: "2026-12-01" },
    { amount: 600, expiresOn: "2027-06-01" },
    { amount: 300, expiresOn: null },
  ]);
  expect(movedLots(earned(500, "2027-06-01"))).toEqual([{ amount: 500, expiresOn: "2027-06-01" }]);
  expect(movedLots(earned(500))).toEqual([]);
  expect(movedLots({ amount: -500, expiresOn: "2027-06-01", lots: null })).toEqual([]);
});

test.each([
  [31, []],
  [30, ["points-30"]],
  [8, ["points-30"]],
  [7, ["points-7"]],
  [0, ["points-7"]],
  [-1, []],
])("for points that can be spent for %i days more, the notice is %j", (daysLeft, names) => {
  const today = "2026-11-15";
  const day = addDays(today, daysLeft);
  const due = expiryNotices(today).filter(({ from, until }) => from <= day && day <= until);
  expect(due.map(({ name }) => name)).toEqual(names);
});

test("each notice of each last day is one event", () => {
  expect(expiryEvent("points-7", "2026-12-14")).toBe("points-7:2026-12-14");
});
