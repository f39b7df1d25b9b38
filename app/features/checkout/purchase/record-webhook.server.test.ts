import { count, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { paymentHints } from "#app/db/schema/checkout/checkout-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { orderRow } from "#tests/support/order/trip-rows.ts";
import { recordWebhook } from "./record-webhook.server.ts";

const db = await testDatabase("demo");

async function newOrder(number: string): Promise<string> {
  await db.insert(orders).values(orderRow(number, demoMemberId("demo")));
  return number;
}

async function checkAtOf(paymentOrderId: string) {
  const [row] = await db
    .select({
      isDue: sql<boolean>`${orders.checkAt} <= now()`,
      status: orders.status,
    })
    .from(orders)
    .where(eq(orders.paymentOrderId, paymentOrderId));
  return row;
}

async function hintsOf(orderId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(paymentHints)
    .where(eq(paymentHints.paymentOrderId, orderId));
  return row?.count ?? 0;
}

const record = (orderId: string | undefined, transmissionId: string) =>
  recordWebhook(db, { event: "payment_changed", orderId, transmissionId });

// W03
test("a webhook about a known order makes the job ask the provider soon, and changes nothing else", async () => {
  const id = await newOrder("PT-HINT-ONE");
  expect(await record(id, "t-1")).toBe("recorded");
  expect(await checkAtOf(id)).toEqual({ isDue: true, status: "READY" });
});

test("a check that is due already is not put off", async () => {
  const id = await newOrder("PT-HINT-DUE");
  await db
    .update(orders)
    .set({ checkAt: sql`now() - interval '1 hour'` })
    .where(eq(orders.paymentOrderId, id));
  await record(id, "t-due");
  const [row] = await db
    .select({ isOld: sql<boolean>`${orders.checkAt} < now() - interval '59 minutes'` })
    .from(orders)
    .where(eq(orders.paymentOrderId, id));
  expect(row?.isOld).toBe(true);
});

// W05
test("the same transmission again, days later, has no effect", async () => {
  const id = await newOrder("PT-HINT-TWO");
  await record(id, "t-2");
  await db.update(orders).set({ checkAt: null }).where(eq(orders.paymentOrderId, id));
  expect(await record(id, "t-2")).toBe("known");
  expect(await checkAtOf(id)).toEqual({ isDue: null, status: "READY" });
  expect(await hintsOf(id)).toBe(1);
});

// W06
test("a webhook about an unknown order is not recorded", async () => {
  expect(await record("PT-NOBODY-KNOWS", "t-3")).toBe("unknown_order");
  expect(await record(undefined, "t-4")).toBe("unknown_order");
  for (const odd of ["PT-\0", "PT-\ud800-x", "팜티-주문", "", "x".repeat(65)]) {
    expect(await record(odd, "t-5")).toBe("unknown_order");
  }
  expect(await hintsOf("PT-NOBODY-KNOWS")).toBe(0);
});

test("at most fifty webhooks are recorded for one order, and the next is still a reason to ask", async () => {
  const id = await newOrder("PT-HINT-MANY");
  const earlier = Array.from({ length: 49 }, (_, index) => ({
    transmissionId: `many-${index}`,
    event: "payment_changed" as const,
    paymentOrderId: id,
  }));
  await db.insert(paymentHints).values(earlier);
  expect(await record(id, "fiftieth")).toBe("recorded");
  await db.update(orders).set({ checkAt: null }).where(eq(orders.paymentOrderId, id));
  expect(await record(id, "one-too-many")).toBe("known");
  expect(await hintsOf(id)).toBe(50);
  expect(await checkAtOf(id)).toMatchObject({ isDue: true });
});

test("a payment is looked up once in half a minute, however many webhooks come", async () => {
  const id = await newOrder("PT-HINT-OFTEN");
  await db
    .update(orders)
    .set({ checkedAt: sql`now() - interval '10 seconds'` })
    .where(eq(orders.paymentOrderId, id));
  await record(id, "often-1");
  await record(id, "often-2");
  const [row] = await db
    .select({ seconds: sql<number>`extract(epoch from ${orders.checkAt} - now())::float` })
    .from(orders)
    .where(eq(orders.paymentOrderId, id));
  expect(row?.seconds).toBeGreaterThan(15);
  expect(row?.seconds).toBeLessThanOrEqual(20);
});
