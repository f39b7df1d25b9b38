import { expect, test } from "vitest";
import { soak } from "#tools/soak/soak.ts";
import { growth, LEAST_SOLD } from "#tools/soak/soak-record.ts";

const MOST_GROWTH = 0.05;
/** Two pools of ten, what each shop opens in addition, and the test's own. */
const MOST_CONNECTIONS = 32;
/** Of one shop: its pool and what it opens in addition, its clients, and its calls to the provider. */
const MOST_SOCKETS = 32;

test("a minute of visitors, buyers and staff through kills, outages and clock jumps leaves no fault of ours, no open payment and no growing memory", async () => {
  const { record, samples, unsettled, breaches, forgotten, said } = await soak({
    seconds: 75,
    seed: 15,
    visitors: 2,
    buyers: 2,
    breathMs: 150,
    lastsMs: 3_000,
    peaceMs: 6_000,
    measureMs: 4_000,
    holdSeconds: 20,
  });
  expect(said).toEqual([]);
  expect(unsettled).toEqual([]);
  expect(breaches).toEqual([]);
  expect(forgotten).toEqual([]);
  for (const kind of ["killed", "providerGone", "providerSlow", "connectionsCut", "clockSet"]) {
    expect(record.counts.get(`trouble: ${kind}`) ?? 0, kind).toBeGreaterThan(0);
  }
  for (const kind of ["paid with points alone", "closed", "bank transfers"]) {
    expect(record.counts.get(kind) ?? 0, kind).toBeGreaterThan(0);
  }
  expect(record.promised.size).toBeGreaterThan(0);
  expect(record.sold()).toBeGreaterThanOrEqual(LEAST_SOLD);
  for (const of of ["used", "files"] as const) {
    expect(growth(samples.map((sample) => sample[of])), of).toBeLessThanOrEqual(MOST_GROWTH);
  }
  expect(Math.max(...samples.map(({ sockets }) => sockets))).toBeLessThan(MOST_SOCKETS);
  // For both shops together, one of which comes and goes.
  expect(Math.max(...samples.map(({ connections }) => connections))).toBeLessThan(MOST_CONNECTIONS);
});
