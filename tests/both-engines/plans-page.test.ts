import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import { listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { planTrip } from "#app/features/planner/plan-trip.server.ts";
import { type Services, servicesContext } from "#app/platform/env/services.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { memberContext, memberReader } from "#app/platform/session/session.server.ts";
import { action, loader } from "#app/routes/ai/plans.tsx";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { startSession } from "#tests/support/start-session.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const demo = demoMemberId("demo");
const cookie = await startSession(services, demo);
const WISH = { from: "2027-01-11", nights: 2, regions: ["pattaya"], golfers: 2 } as const;
const SEARCH = "from=2027-01-11&nights=2&region=pattaya&golfers=2";

function argsOf(request: Request, changes: Partial<Services> = {}) {
  const context = new RouterContextProvider();
  const all = { ...services, ...changes };
  context.set(servicesContext, all);
  context.set(memberContext, memberReader(all, request).read);
  return { request, url: new URL(request.url), params: {}, context } as never;
}

async function bestPlan(): Promise<Plan> {
  const [plan] = (await planTrip(services, { ...WISH, regions: [...WISH.regions] })).plans;
  if (!plan) throw new Error("no plan");
  return plan;
}

/** Where the form of the page leads, or what it shows then. */
async function send(fields: Record<string, string>, session = "", path = "/en/ai/plans") {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { cookie: session };
  const url = `https://palmtee.test${path}?${SEARCH}`;
  try {
    const answer = await action(argsOf(new Request(url, { method: "POST", headers, body })));
    return { answer: "data" in answer ? answer.data : answer };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { to: thrown.headers.get("location") };
  }
}

const fieldsOf = ({ lines, total }: Plan, intent = "cart") => ({
  ...{ intent, lines: JSON.stringify(lines), total: String(total), title: "Pattaya" },
});

test("a visitor's plan leads to the login and back to the same page", async () => {
  const plan = await bestPlan();
  const back = encodeURIComponent(`/en/ai/plans?${SEARCH}`);
  for (const intent of ["cart", "save"]) {
    expect(await send(fieldsOf(plan, intent))).toEqual({ to: `/en/login?next=${back}` });
  }
});

test("a member's plan leads to the cart in the language of the page", async () => {
  const plan = await bestPlan();
  const old = await listCart(db, demo);
  await changeCart(db, demo, { remove: old.map(lineKey) });
  expect(await send(fieldsOf(plan), cookie)).toEqual({ to: "/en/shopping_cart" });
  expect(await send(fieldsOf(plan), cookie, "/ai/plans")).toEqual({ to: "/shopping_cart" });
  expect((await listCart(db, demo)).map(lineKey).toSorted()).toEqual(
    plan.lines.map(lineKey).toSorted(),
  );
});

test("the tab of another member, and what is no plan, is refused", async () => {
  const plan = await bestPlan();
  const other = { ...fieldsOf(plan), member: demoMemberId("guest") };
  expect(await send(other, cookie)).toMatchObject({ answer: { error: "auth.login_required" } });
  const none = { ...fieldsOf(plan), lines: "[]" };
  expect(await send(none, cookie)).toMatchObject({
    answer: { error: "common.bad_request", fields: { lines: "common.bad_request" } },
  });
});

test("while too many plan, the page says so instead of failing", async () => {
  const solver = { ask: async () => ({ refused: "planner.busy" }) as const };
  const request = new Request("https://palmtee.test/ai/plans?nights=1&region=hua-hin&golfers=3");
  const opened = loader(argsOf(request, { solver } as unknown as Partial<Services>));
  await expect(opened).rejects.toMatchObject({
    data: { code: "planner.busy" },
    init: { status: 503 },
  });
});

test("a network that searches too often is refused, and still sees what is remembered", async () => {
  const network = clientOf(new RouterContextProvider()).address;
  const throttle = throttleOf(db);
  const page = (query: string) =>
    loader(argsOf(new Request(`https://palmtee.test/ai/plans?${query}`)));
  await page(SEARCH);
  for (let count = 0; count < 300; count += 1) {
    await throttle.take("plan-page", network).catch(() => {});
  }
  await expect(page("from=2027-01-12&nights=1&golfers=2")).rejects.toMatchObject({
    data: { code: "auth.throttled" },
    init: { status: 429 },
  });
  expect(await page(SEARCH)).toMatchObject({ conflict: undefined });
});
