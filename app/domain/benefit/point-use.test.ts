import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { lotsToSpend, type PointEntry, pointLots, type SpentLot } from "./point-lots.ts";
import { firstExpiry, pointLink, returnedExpiry, returnedLots } from "./point-use.ts";

test.each([
  ["reservation:8b1f7a54-6a1e", "/reservation/8b1f7a54-6a1e"],
  ["review:12", "/mypage/reviews"],
  ["event:3", "/event/3"],
])("%s leads to %s", (subject, path) => {
  expect(pointLink(subject)).toBe(path);
});

test.each(["withdrawal", "expired:2026-11-15", "event:../admin", "event:3/../admin"])(
  "%s leads nowhere",
  (subject) => {
    expect(pointLink(subject)).toBeUndefined();
  },
);

const TODAY = "2026-11-15";
const lot = (amount: number, expiresOn: SpentLot["expiresOn"]) => ({ amount, expiresOn });
const spent = [lot(300, "2026-12-01"), lot(500, "2027-06-01"), lot(100, null)];
const back = (
  points: number,
  before = 0,
  today: typeof TODAY | "2026-12-01" | "2026-12-02" = TODAY,
) => returnedLots({ spent, before, points, today });

test("returned points keep their days", () => {
  expect(back(900)).toEqual([lot(100, null), lot(500, "2027-06-01"), lot(300, "2026-12-01")]);
});

test("a partial refund returns the longest-lasting points first", () => {
  expect(back(350)).toEqual([lot(100, null), lot(250, "2027-06-01")]);
  expect(back(400, 350)).toEqual([lot(250, "2027-06-01"), lot(150, "2026-12-01")]);
  expect(back(150, 750)).toEqual([lot(150, "2026-12-01")]);
});

test("a day that has passed becomes thirty days from now; its last day has not passed", () => {
  expect(back(300, 600, "2026-12-01")).toEqual([lot(300, "2026-12-01")]);
  expect(back(300, 600, "2026-12-02")).toEqual([lot(300, "2027-01-01")]);
  expect(back(600, 0, "2026-12-02")).toEqual([lot(100, null), lot(500, "2027-06-01")]);
});

test("returns points of an unpaid order until today if their day has passed", () => {
  const today = "2026-12-02";
  expect(returnedLots({ spent, before: 600, points: 300, today, late: today })).toEqual([
    lot(300, today),
  ]);
});

test("points of unknown origin can be spent for thirty days", () => {
  expect(returnedLots({ spent: [], before: 0, points: 70, today: TODAY })).toEqual([
    lot(70, "2026-12-15"),
  ]);
  expect(back(1_000)).toContainEqual(lot(100, "2026-12-15"));
});

test("the ledger names several days by the first of them", () => {
  expect(firstExpiry(spent)).toBe("2026-12-01");
  expect(firstExpiry([lot(1, null)])).toBeNull();
  expect(firstExpiry([])).toBeNull();
});

test("a refunding entry is matched by its own day, or else by its first day", () => {
  expect(returnedExpiry(back(900), spent)).toBe("2026-12-01");
  const late = back(900, 0, "2026-12-02");
  expect(returnedExpiry(late, spent)).toBe("2027-01-01");
  expect(returnedExpiry([lot(1, "2026-12-20"), lot(1, "2027-01-01")], [lot(2, "2026-12-20")])).toBe(
    "2027-01-01",
  );
});

const earnings = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 9_000 }),
    days: fc.option(fc.integer({ min: 0, max: 700 })),
  }),
  { minLength: 1, maxLength: 8 },
);

test("spending and getting everything back, in however many parts, leaves every point with its day", () => {
  fc.assert(
    fc.property(
      earnings,
      fc.array(fc.nat(4_000), { maxLength: 5 }),
      fc.nat(50_000),
      (all, parts, want) => {
        const earned: PointEntry[] = all.map(({ amount, days }) => ({
          amount,
          expiresOn: days === null ? null : addDays(TODAY, days),
        }));
        const balance = earned.reduce((sum, { amount }) => sum + amount, 0);
        const points = Math.min(want, balance);
        if (points === 0) return;
        const lots = lotsToSpend(earned, points);
        const entries: PointEntry[] = [...earned, { amount: -points, expiresOn: null, lots }];
        let before = 0;
        for (const part of [...parts, points]) {
          const now = Math.min(part, points - before);
          if (now === 0) continue;
          const returned = returnedLots({ spent: lots, before, points: now, today: TODAY });
          entries.push({ amount: now, expiresOn: null, lots: returned });
          before += now;
        }
        expect(pointLots(entries)).toEqual(pointLots(earned));
      },
    ),
  );
});
