import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openEmbedded } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { demoData } from "#tests/process/support/demo-shop.ts";
import { shownOn } from "#tests/process/support/shown.ts";
import { orderRow } from "#tests/support/order/trip-rows.ts";
import { startShop } from "#tests/support/server/shop-process.ts";
import { signedIn } from "#tests/support/server/visitor.ts";

const NUMBER = "PT-2611-RETURN";

/** An order that was charged too late, and whose refund the provider refused. */
async function refusedReturn(dataDir: string): Promise<string> {
  const { db, close } = await openEmbedded(dataDir, async () => {});
  const id = crypto.randomUUID();
  await db.insert(orders).values({
    ...orderRow(NUMBER, demoMemberId("demo")),
    id,
    status: "EXPIRED",
    paymentKey: `tgen_${id}`,
    amount: won(484_000),
    total: won(484_000),
  });
  await db.insert(refunds).values({
    orderId: id,
    kind: "return",
    status: "failed",
    failureCode: "REFUND_REJECTED",
    card: won(484_000),
    points: won(0),
    fee: won(0),
    reason: "sold out before the payment arrived",
    askedBy: "system",
    tries: 1,
  });
  await close();
  return id;
}

test("operations find a payment that could not be returned above the reservations, and record its transfer; support only reads", async () => {
  const dataDir = await demoData();
  const id = await refusedReturn(dataDir);
  const page = `/admin/reservations/order/${id}`;
  const shop = await startShop({ DATA_DIR: dataDir });
  try {
    const { ops, support } = await signedIn(shop.url, "ops", "support");
    const list = (await ops.get("/admin/reservations")).text;
    for (const shown of [NUMBER, "REFUND_REJECTED", "484,000", page]) expect(list).toContain(shown);
    const form = { intent: "hand_paid", reference: "KB-1", reason: "카드사가 거절했어요" };
    expect((await support.get(page)).text).toContain("REFUND_REJECTED");
    expect((await support.get(page)).text).not.toContain('value="hand_paid"');
    expect((await support.post(page, form)).status).toBe(404);
    const read = (await ops.get(page)).text;
    for (const shown of ['value="retry"', "₩484,000 − ₩0 = ₩484,000"])
      expect(read).toContain(shown);
    // Our own reason is a sentence of the message files, not of the code.
    expect(read).not.toContain("sold out before the payment arrived</");
    expect((await ops.post(page, form)).status).toBe(409);
    const done = await ops.post(page, { ...form, ...shownOn(read, "refund", "tries", "sum") });
    expect([done.status, done.to]).toEqual([302, `${page}?done=hand_paid`]);
    expect((await ops.get(done.to)).text).not.toContain("REFUND_REJECTED");
    expect((await ops.get("/admin/reservations")).text).not.toContain(NUMBER);
  } finally {
    await shop.stop();
  }
  const { db, close } = await openEmbedded(dataDir, async () => {});
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  await close();
  expect(order?.status).toBe("RETURNED");
});
