import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { paymentHints } from "#app/db/schema/checkout/checkout-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import type { PlacedOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, times } from "#tests/support/order/ordering.ts";
import { postgresShop } from "#tests/support/server/postgres-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const address = await postgresUrl("demo");
const { db, pool, books, shop } = await postgresShop(address);
await openCourse(db);

/** As long as the provider waits for us. */
const PROVIDER_WAITS_MS = 10_000;
const EVENTS = 20;
const TEES = ["08:48", "09:36", "10:24", "11:12", "12:00"];

async function sendWebhook(orderId: string): Promise<number> {
  const response = await fetch(`${shop.url}/api/payment/webhook`, {
    method: "POST",
    headers: { "tosspayments-webhook-transmission-id": crypto.randomUUID() },
    body: JSON.stringify({ eventType: "PAYMENT_STATUS_CHANGED", data: { orderId } }),
    signal: AbortSignal.timeout(PROVIDER_WAITS_MS),
  });
  return response.status;
}

const { gateway } = books.toss;
const nothing = { outcome: "unknown", reason: "network" } as const;
const deaf: Services = {
  ...books.services,
  payments: {
    ...gateway,
    confirm: async (order) => {
      await gateway.confirm(order);
      return nothing;
    },
    find: async () => nothing,
  },
};

/** Charged, with the answer lost; not due for a look-up for a day. */
async function forgottenPayment(index: number): Promise<PlacedOrder> {
  const time = TEES[Math.floor(index / 80)] ?? "";
  const round = golf({ date: addDays(PLAY_DAY, index % 80), time });
  await leavePlaces(db, round, 4);
  const placed = await books.place(await books.member(), [round]);
  const { status } = await confirmOrder(deaf, await books.approveCard(placed));
  expect(status).toBe("UNKNOWN");
  await db
    .update(orders)
    .set({ checkAt: sql`now() + interval '1 day'` })
    .where(eq(orders.id, placed.id));
  return placed;
}

// W04
test("webhooks are answered while the database is slow, block no other request, and are all recorded when it is quick again", async () => {
  const cookie = await signInCookie(shop.url, "demo");
  for (let turn = 0; turn < times(1, 20); turn += 1) {
    const placed: PlacedOrder[] = [];
    for (let index = 0; index < EVENTS; index += 1) {
      placed.push(await forgottenPayment(turn * EVENTS + index));
    }

    const slow = await pool.connect();
    await slow.query("begin");
    await slow.query("lock table payment_hints in access exclusive mode");
    const statuses = await Promise.all(
      placed.map(({ paymentOrderId }) => sendWebhook(paymentOrderId)),
    );
    expect(statuses).toEqual(placed.map(() => 200));
    const page = await fetch(`${shop.url}/mypage`, {
      headers: { cookie },
      signal: AbortSignal.timeout(PROVIDER_WAITS_MS),
    });
    expect(page.status).toBe(200);
    await slow.query("commit");
    slow.release();

    const stored = () => db.$count(paymentHints);
    await expect.poll(stored, { timeout: 30_000 }).toBe(EVENTS * (turn + 1));
    const isPaid = eq(orders.status, "PAID");
    const ids = new Set(placed.map(({ id }) => id));
    const paid = async () => {
      const rows = await db.select({ id: orders.id }).from(orders).where(isPaid);
      return rows.filter(({ id }) => ids.has(id)).length;
    };
    await expect.poll(paid, { timeout: 60_000 }).toBe(EVENTS);
    expect(await books.audit()).toEqual([]);
  }
});
