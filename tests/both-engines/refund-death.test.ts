import { and, eq, like, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { teeSheet } from "#app/domain/pricing/tee-price.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import type { PlacedOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { sendRefund } from "#app/features/reservation/refund/send-refunds.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, times } from "#tests/support/order/ordering.ts";
import { POLICY } from "#tests/support/order/refund-shop.ts";
import { mortalShop } from "#tests/support/server/mortal-shop.ts";

const shop = await mortalShop();
const { db, services, toss } = shop;
const TEES = teeSheet({ first: "08:00", last: "13:28", intervalMinutes: 8 });

afterEach(async () => {
  await toss.ask("/__fault", { method: "DELETE" });
  expect(await shop.audit()).toEqual([]);
});

let turn = 0;
async function newRound(): Promise<LineOf<"golf">> {
  const round = golf({ date: addDays(PLAY_DAY, turn % 80), time: TEES[Math.floor(turn / 80)] });
  turn += 1;
  await leavePlaces(db, round, 4);
  return round;
}

const isTee = ({ courseId, date, time }: LineOf<"golf">) =>
  and(eq(teeTimes.courseId, courseId), eq(teeTimes.day, date), eq(teeTimes.teeTime, time));

async function placesOf(round: LineOf<"golf">) {
  const [row] = await db
    .select({ sold: sql<number>`${teeTimes.taken} - ${teeTimes.elsewhere}`.mapWith(Number) })
    .from(teeTimes)
    .where(isTee(round));
  return row?.sold;
}

async function cancel(dying: Services, memberId: string, { id, total }: PlacedOrder) {
  const asked = { ...POLICY, scope: "order", orderId: id, expectedRefund: total } as const;
  const { refundId } = await requestCancel(dying, { kind: "member", id: memberId }, asked);
  return { refundId, send: () => sendRefund(dying, refundId) };
}

async function standingOf({ id, paymentOrderId }: PlacedOrder) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const lines = await db.select().from(reservations).where(eq(reservations.orderId, id));
  const sent = await db.select().from(refunds).where(eq(refunds.orderId, id));
  const seen = await toss.gateway.find({ orderId: paymentOrderId });
  const isDoneMail = like(outbox.dedupeKey, `refund-done:${sent[0]?.id}:email:%`);
  return {
    status: order?.status,
    lines: lines.map(({ status }) => status),
    refunds: sent.map(({ status }) => status),
    returned: seen.outcome === "found" ? seen.payment.cancels.map(({ amount }) => amount) : [],
    mails: await db.$count(outbox, isDoneMail),
  };
}

// X02
test("whichever step of a cancel a shop dies at, all of it happens once, or nothing has", async () => {
  const ends = new Set<string>();
  let at = 1;
  async function dies(): Promise<boolean> {
    const memberId = await shop.member();
    const round = await newRound();
    const { placed } = await shop.buy(memberId, [round]);
    const isDead = await shop.dieAt(at, async (dying) =>
      (await cancel(dying, memberId, placed)).send(),
    );
    await shop.mend();
    const standing = await standingOf(placed);
    const isAsked = standing.refunds.length > 0;
    expect([at, await placesOf(round), standing]).toEqual([
      at,
      isAsked ? 0 : 2,
      {
        status: "PAID",
        lines: [isAsked ? "CANCELLED" : "COMPLETE"],
        refunds: isAsked ? ["done"] : [],
        returned: isAsked ? [placed.total] : [],
        mails: isAsked ? 1 : 0,
      },
    ]);
    ends.add(isAsked ? "cancelled" : "as it was");
    return isDead;
  }
  for (let isDead = true; isDead; at += 1) {
    for (let again = 0; again < times(1, 10); again += 1) isDead = await dies();
  }
  expect(at).toBeGreaterThan(12);
  expect(ends).toEqual(new Set(["as it was", "cancelled"]));
});

/** One order in each state that a job takes up. */
async function everythingOpen() {
  const ordered = async () => {
    const round = await newRound();
    const memberId = await shop.member();
    return { round, memberId, placed: await shop.place(memberId, [round]) };
  };
  const lost = await ordered();
  const unasked = await ordered();
  const late = await ordered();
  const lapsed = await ordered();
  const faults = [
    ["drop-after", lost],
    ["drop-before", unasked],
  ] as const;
  for (const [kind, { placed }] of faults) {
    await toss.fault({ kind, on: "confirm", orderId: placed.paymentOrderId });
    await confirmOrder(services, await shop.approveCard(placed));
  }
  // Charged after its hold expired and another buyer took the place.
  const { paymentKey } = await shop.approveCard(late.placed);
  const isLate = eq(orders.id, late.placed.id);
  await db.update(orders).set({ holdUntil: sql`now()` }).where(isLate);
  await sweepHolds(services);
  await leavePlaces(db, late.round, 0);
  const { paymentOrderId: orderId, total: amount } = late.placed;
  await services.payments?.confirm({ paymentKey, orderId, amount, idempotencyKey: orderId });

  const memberId = await shop.member();
  const cancelled = await shop.buy(memberId, [await newRound()]);
  await cancel(services, memberId, cancelled.placed);
  const isLapsed = eq(orders.id, lapsed.placed.id);
  await db.update(orders).set({ holdUntil: sql`now()` }).where(isLapsed);
  const due = sql`${orders.status} = 'UNKNOWN' or ${orders.id} = ${late.placed.id}`;
  await db.update(orders).set({ checkAt: sql`now()` }).where(due);
  await db.update(refunds).set({ tryAt: sql`now()` }).where(eq(refunds.status, "sending"));
  return { lost, unasked, late, lapsed, cancelled };
}

test(
  "whichever step the jobs die at, the next run finishes their work",
  async () => {
    let at = 1;
    for (let isDead = true; isDead; at += times(5, 1)) {
      const open = await everythingOpen();
      isDead = await shop.dieAt(at, shop.runJobs);
      await shop.mend();
      const of = async ({ placed }: { placed: PlacedOrder }) => {
        const { status, lines, returned, mails } = await standingOf(placed);
        return [at, status, lines, returned, mails];
      };
      expect(await of(open.lost)).toEqual([at, "PAID", ["COMPLETE"], [], 0]);
      expect(await of(open.unasked)).toEqual([at, "PAID", ["COMPLETE"], [], 0]);
      expect(await of(open.late)).toEqual([at, "RETURNED", [], [open.late.placed.total], 1]);
      expect(await of(open.lapsed)).toEqual([at, "EXPIRED", [], [], 0]);
      const { total } = open.cancelled.placed;
      expect(await of(open.cancelled)).toEqual([at, "PAID", ["CANCELLED"], [total], 1]);
      expect(await placesOf(open.lapsed.round)).toBe(0);
    }
    expect(at).toBeGreaterThan(30);
  },
  times(120_000, 3_600_000),
);
