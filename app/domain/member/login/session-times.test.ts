import { expect, test } from "vitest";
import { isFactorStale, isFactorStaleSoon } from "./session-times.ts";

const NOW = new Date("2026-11-15T03:00:00Z");
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const MINUTE = 60_000;

test.each([
  { given: "now", factorAt: NOW, stale: false, soon: false },
  { given: "29 minutes ago", factorAt: ago(29 * MINUTE), stale: false, soon: false },
  { given: "a moment more", factorAt: ago(29 * MINUTE + 1), stale: false, soon: true },
  { given: "30 minutes ago", factorAt: ago(30 * MINUTE), stale: false, soon: true },
  { given: "a moment longer ago", factorAt: ago(30 * MINUTE + 1), stale: true, soon: true },
  { given: "never in this session", factorAt: null, stale: true, soon: true },
])("a second factor given $given: stale is $stale, and for a form to come $soon", (each) => {
  const factor = { hasFactor: true, factorAt: each.factorAt, at: NOW };
  expect(isFactorStale(factor)).toBe(each.stale);
  expect(isFactorStaleSoon(factor)).toBe(each.soon);
});

test("does not ask members without a second factor", () => {
  for (const factorAt of [null, ago(24 * 60 * MINUTE)]) {
    expect(isFactorStale({ hasFactor: false, factorAt, at: NOW })).toBe(false);
    expect(isFactorStaleSoon({ hasFactor: false, factorAt, at: NOW })).toBe(false);
  }
});
