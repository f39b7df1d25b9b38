import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { POLICY } from "#tests/support/order/refund-shop.ts";
import { killedShops, secondsUntil } from "#tests/support/server/killed-shops.ts";

const shops = await killedShops();
const { db, books, start } = shops;

/** From the moment on which the provider answers again. */
const SETTLED_WITHIN = 30;
const CHARGES = 25;
const REFUNDS = 8;

/** Paid before the outage, and cancelled during it. */
async function askedBack(): Promise<string> {
  const memberId = await books.member();
  const { placed } = await books.buy(memberId, [await shops.newRound()]);
  const whole = { ...POLICY, scope: "order", orderId: placed.id } as const;
  const asked = { ...whole, expectedRefund: placed.total };
  const actor = { kind: "member", id: memberId } as const;
  return (await requestCancel(books.services, actor, asked)).refundId;
}

const OUTAGES = [
  { outage: "that was gone", on: [undefined] },
  {
    outage: "that answered look-ups, and took neither charge nor refund,",
    on: ["confirm", "cancel"],
  },
];

test.each(OUTAGES)(
  "everything that waited for a provider $outage is settled within seconds of its return",
  async ({ outage, on }) => {
    const sent: string[] = [];
    for (let index = 0; index < REFUNDS; index += 1) sent.push(await askedBack());
    const placed: string[] = [];
    const confirm = [];
    for (let index = 0; index < CHARGES; index += 1) {
      const order = await books.place(await books.member(), [await shops.newRound()]);
      confirm.push(await books.approveCard(order));
      placed.push(order.id);
    }
    for (const each of on) {
      await books.toss.fault({ kind: "drop-before", times: 10_000, ...(each && { on: each }) });
    }
    await start({ confirm });
    const areCharges = inArray(orders.id, placed);
    const areRefunds = inArray(refunds.id, sent);
    const isUnknown = eq(orders.status, "UNKNOWN");
    await expect.poll(() => db.$count(orders, sql`${areCharges} and ${isUnknown}`)).toBe(CHARGES);
    // It has been gone for long: all of them were tried many times.
    await db.update(orders).set({ checks: 9, checkAt: sql`now()` }).where(areCharges);
    await db.update(refunds).set({ tries: 12, tryAt: sql`now()` }).where(areRefunds);
    await expect
      .poll(() => db.$count(refunds, sql`${areRefunds} and ${refunds.tries} > 12`))
      .toBeGreaterThan(1);
    await expect
      .poll(() => db.$count(orders, sql`${areCharges} and ${orders.checks} > 9`))
      .toBeGreaterThan(1);

    await books.toss.ask("/__fault", { method: "DELETE" });
    const seconds = await secondsUntil(async () => {
      const paid = await db.$count(orders, sql`${areCharges} and ${eq(orders.status, "PAID")}`);
      const done = await db.$count(refunds, sql`${areRefunds} and ${eq(refunds.status, "done")}`);
      return paid === CHARGES && done === REFUNDS;
    });
    console.info(`after a provider ${outage}: ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(SETTLED_WITHIN);
    expect(await books.audit()).toEqual([]);
  },
);
