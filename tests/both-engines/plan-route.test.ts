import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type Services, servicesContext } from "#app/platform/env/services.server.ts";
import { clientContext } from "#app/platform/http/client-address.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { action } from "#app/routes/api/planner/plan-answer.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";

addAllMessages();
const db = await testDatabase("demo");
const WISH = { from: "2027-01-11", nights: 3, regions: ["pattaya"], golfers: 4 };

let senders = 0;
async function ask(message: unknown, changes: Partial<Services> = {}, address?: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, { ...testServices(db), ...changes });
  context.set(clientContext, { address: address ?? `10.0.0.${++senders}`, userAgent: "" });
  const url = new URL("https://palmtee.test/api/plan");
  const body = typeof message === "string" ? message : JSON.stringify(message);
  const request = new Request(url, { method: "POST", body });
  const response = await action({ request, url, params: {}, context } as never);
  return { status: response.status, headers: response.headers, answer: await response.json() };
}

test("plans come with their reasons in words, with names instead of ids", async () => {
  const { status, headers, answer } = await ask({ wish: WISH, locale: "en" });
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  const [plan] = answer.plans;
  expect(plan).toMatchObject({ style: "balanced", total: expect.any(Number) });
  type Item = { readonly reason: string };
  const reasons = plan.days.flatMap(({ items }: { items: Item[] }) =>
    items.map(({ reason }) => reason),
  );
  expect(reasons.length).toBeGreaterThan(3);
  expect(reasons.filter((reason: string) => /\b(th|ht|cad)-|reason\.|\{\{/.test(reason))).toEqual(
    [],
  );
  const ofKorean = (await ask({ wish: WISH })).answer.plans[0];
  expect(JSON.stringify(ofKorean.days)).toMatch(/[가-힣]/);
});

test("the line of a plan can be swapped", async () => {
  const { answer } = await ask({ wish: WISH });
  const keep = answer.plans[0].lines;
  const instead = keep.find(({ kind }: { kind: string }) => kind === "golf");
  const { status, answer: swapped } = await ask({ wish: WISH, keep, instead });
  expect(status).toBe(200);
  expect(swapped.swaps[0]).toMatchObject({
    line: expect.any(Object),
    plan: { lines: expect.any(Array) },
  });
});

const REFUSED: readonly (readonly [unknown, string])[] = [
  [{ wish: {} }, "golfers"],
  [{ wish: { golfers: 0 } }, "golfers"],
  [{ wish: { golfers: 2, nights: 99 } }, "nights"],
  [{ wish: { golfers: 2, from: "2027-02-30" } }, "from"],
  [{ wish: { golfers: 2, from: { earliest: "2027-01-01" } } }, "from"],
  [{ wish: { golfers: 2, hotel: { stars: 6 } } }, "hotel"],
  [{ wish: { golfers: 2, must: ["Robert'); DROP"] } }, "must"],
  [{ wish: { golfers: 2, teeTime: { earliest: "25:00" } } }, "teeTime"],
  [{ wish: { golfers: 2, wifi: true } }, "wifi"],
  [{ wish: { golfers: 2 }, locale: "fr" }, "locale"],
  [{ wish: { golfers: 2 }, keep: [] }, "keep"],
  [{}, "wish"],
  ["null", "wish"],
  ["{", "wish"],
];

test.each(REFUSED)(
  "the message %j is refused with the name of its field %s",
  async (message, field) => {
    const { status, answer } = await ask(message);
    expect([status, answer.field]).toEqual([422, field]);
  },
);

test("deep nesting and very many elements are refused before they are read", async () => {
  const deep = `{"wish":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
  expect((await ask(deep)).status).toBe(422);
  const many = JSON.stringify({ wish: { golfers: 2, must: Array(100_000).fill("a") } });
  const before = process.cpuUsage();
  expect((await ask(many)).status).toBe(413);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(100);
});

test("one address asks often, but not without end; it is told when to come again", async () => {
  const statuses = new Set<number>();
  let last = await ask({}, {}, "10.9.9.9");
  for (let turn = 0; turn < 60; turn++) {
    last = await ask({}, {}, "10.9.9.9");
    statuses.add(last.status);
  }
  expect([...statuses]).toEqual([422, 429]);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("where too many wait the answer is 503, and when to come again", async () => {
  const solver = { ask: async () => ({ refused: "planner.busy" }) as const };
  const { status, headers, answer } = await ask({ wish: { ...WISH, golfers: 3 } }, { solver });
  expect([status, answer.error]).toEqual([503, "planner.busy"]);
  expect(headers.get("retry-after")).toBe("5");
});
