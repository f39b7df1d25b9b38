import { expect, test } from "vitest";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { searchOfTrip } from "#app/domain/planner/trip-address.ts";
import { searchOfWish } from "#app/domain/planner/wish-address.ts";
import { listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { planTrip } from "../plan-trip.server.ts";
import { listShownPlans } from "../saved/shown-plans.server.ts";
import { loadPlans } from "./load-plans.server.ts";
import { requireSameMember, sendPlan } from "./send-plan.server.ts";

addAllMessages();
const demo = demoMemberId("demo");
const WISH = { from: "2027-01-11", nights: 3, regions: ["pattaya"], golfers: 2 } satisfies PlanWish;
const RIDE = {
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  date: "2027-02-11",
  people: 2,
  time: "14:00",
  price: won(84_000),
} as const;

async function planned() {
  const db = await oneTestDatabase("demo");
  const services = testServices(db);
  const old = await listCart(db, demo);
  await changeCart(db, demo, { remove: old.map(lineKey) });
  const [plan] = (await planTrip(services, WISH)).plans;
  if (!plan) throw new Error("no plan");
  const { lines, total } = plan;
  const sent = { intent: "cart", member: "", lines: [...lines], total, title: "파타야", there: [] };
  const send = (more: Partial<typeof sent> & { others?: "keep" | "replace" } = {}) =>
    sendPlan(services, {
      memberId: demo,
      locale: "ko",
      wish: WISH,
      sent: { ...sent, ...more } as Parameters<typeof sendPlan>[1]["sent"],
    });
  const open = (search: URLSearchParams, memberId: string | undefined = demo) =>
    loadPlans(services, { search, locale: "ko", memberId: async () => memberId });
  return { db, services, plan, send, open };
}

type Planned = Awaited<ReturnType<typeof planned>>;

/** The first round of the plan is full. */
async function sellOut({ db, plan }: Planned) {
  const [round] = linesOf(plan.lines, "golf");
  if (!round) throw new Error("no round");
  const row = { courseId: round.courseId, day: round.date, teeTime: round.time };
  await db
    .insert(teeTimes)
    .values({ ...row, capacity: 4, taken: 4 })
    .onConflictDoUpdate({
      target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
      set: { capacity: 4, taken: 4 },
    });
}

test("the cart is asked about with its products, and what was agreed is done", async () => {
  const { db, plan, send } = await planned();
  await changeCart(db, demo, { put: [RIDE] });
  const asked = await send();
  expect(asked).toMatchObject({ kind: "asks", there: [RIDE], canKeep: true });
  expect(asked.kind === "asks" && asked.products.routes.map(({ id }) => id)).toContain(
    RIDE.routeId,
  );
  expect(await send({ others: "replace", there: [] })).toMatchObject({ kind: "asks" });
  const there = [lineKey(RIDE)] as never[];
  expect(await send({ others: "replace", there })).toEqual({ kind: "in_cart" });
  expect(await listCart(db, demo)).toHaveLength(plan.lines.length);
});

test("what was sold is said in one sentence with its day, next to the way to the nearest plan", async () => {
  const shop = await planned();
  await sellOut(shop);
  const answer = await shop.send();
  expect(answer).toMatchObject({
    kind: "changed",
    text: expect.stringMatching(/1월 1\d일.*티타임은 이제 예약할 수 없어요\.$/),
    next: { path: expect.stringMatching(/^\/ai\/plans\?from=2027-01-11.*plan=/) },
  });
});

test("another price is said with the one that was seen", async () => {
  const { plan, send } = await planned();
  const answer = await send({ total: won(plan.total - 1_000) });
  const text = expect.stringContaining(plan.total.toLocaleString("en-US"));
  expect(answer).toMatchObject({ kind: "changed", text, next: { perPerson: plan.perPerson } });
});

test("a saved plan opens with its price then and today, for its member alone", async () => {
  const shop = await planned();
  const { services, plan, send, open } = shop;
  expect(await send({ intent: "save" })).toEqual({ kind: "saved" });
  const [saved] = await listShownPlans(services, "ko", demo);
  expect(saved).toMatchObject({ title: "파타야 4일, 둘이서", total: plan.total, isOver: false });
  const [inEnglish] = await listShownPlans(services, "en", demo);
  expect(inEnglish?.title).toBe("4 days in Pattaya for two");
  const search = new URLSearchParams(saved?.path.split("?")[1]);
  const page = await open(search);
  expect(page).toMatchObject({ saved: { total: plan.total }, isChanged: true, isGone: false });
  expect(page.chosen?.total).toBe(plan.total);
  expect((await open(search, demoMemberId("guest"))).saved).toBeUndefined();
  await sellOut(shop);
  const later = await open(search);
  expect(later).toMatchObject({ isGone: true, gone: expect.stringContaining("티타임") });
});

test("a trip that was sent names what is gone of it", async () => {
  const shop = await planned();
  const { plan, open } = shop;
  const search = new URLSearchParams([...searchOfWish(WISH), ...searchOfTrip(plan.lines)]);
  expect(await open(search, undefined)).toMatchObject({ isGone: false, gone: undefined });
  await sellOut(shop);
  expect(await open(search, undefined)).toMatchObject({
    isGone: true,
    gone: expect.stringContaining("티타임"),
  });
});

test("another member's tab is refused", () => {
  const sent = { member: demoMemberId("guest") } as Parameters<typeof requireSameMember>[1];
  expect(() => requireSameMember(demo, sent)).toThrow("auth.login_required");
  expect(() => requireSameMember(demo, { ...sent, member: "" })).not.toThrow();
});
