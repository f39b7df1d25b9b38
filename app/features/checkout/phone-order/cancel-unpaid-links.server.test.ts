import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { payLinks } from "#app/db/schema/checkout/checkout-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { releaseOrder } from "#app/features/checkout/purchase/release-order.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { changeOrderStatus } from "#app/features/order/record/order-status.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop } from "#tests/support/order/ordering.ts";
import { phoneDesk } from "#tests/support/order/phone-orders.ts";
import { cancelUnpaidLinks } from "./change-pay-link.server.ts";
import { findPayLink } from "./pay-link-queries.server.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;
const desk = phoneDesk(db, services);
await openCourse(db);

let day = 0;
async function taken() {
  day += 1;
  const round = golf({ date: addDays(PLAY_DAY, day), time: "11:12" });
  await leavePlaces(db, round, 4);
  return desk.take([round]);
}

/** By the clock of the links, which is the database's. */
async function stateOf(orderId: string) {
  return (await findPayLink(db, orderId, new Date()))?.state;
}

test("unpaid links cannot be paid any more, and paid or expired ones stay as they are", async () => {
  const [sent, before, declined, paying, paid, expired] = [
    await taken(),
    await taken(),
    await taken(),
    await taken(),
    await taken(),
    await taken(),
  ];
  const atTheWindow = await shop.approveCard(await desk.agree(before.token));
  const refused = await desk.agree(declined.token);
  const refusal = { kind: "code", on: "confirm", code: "REJECT_CARD_COMPANY" };
  await shop.toss.fault({ ...refusal, orderId: refused.paymentOrderId });
  await confirmOrder(services, await shop.approveCard(refused));
  await confirmOrder(services, await shop.approveCard(await desk.agree(paid.token)));
  const begun = { event: "confirm_begun", before: "READY", after: "CONFIRMING" } as const;
  await changeOrderStatus(db, paying.orderId, begun);
  const past = sql`now() - interval '1 minute'`;
  await db.update(payLinks).set({ expiresAt: past }).where(eq(payLinks.orderId, expired.orderId));

  const unpaid = [sent, before, declined, paying];
  const numbers = await Promise.all(
    unpaid.map(async ({ orderId }) => (await desk.orderOf(orderId)).number),
  );
  expect(await db.transaction(cancelUnpaidLinks)).toEqual(numbers.toSorted());
  expect(await db.transaction(cancelUnpaidLinks)).toEqual([]);

  // A customer already at the card window is not charged either.
  expect((await confirmOrder(services, atTheWindow)).status).toBe("EXPIRED");
  for (const { token } of [sent, before, declined]) {
    await expect(desk.agree(token)).rejects.toMatchObject({ code: "order.hold_lost" });
  }
  expect(await stateOf(paying.orderId)).toBe("paying");
  await releaseOrder(db, paying.orderId, { event: "not_charged", now: services.now() });
  const states = [sent, before, declined, paying, paid, expired].map((each) =>
    stateOf(each.orderId),
  );
  const cancelled = ["cancelled", "cancelled", "cancelled", "cancelled"];
  expect(await Promise.all(states)).toEqual([...cancelled, "paid", "expired"]);

  await sweepHolds(services);
  const takes = await db.select().from(stockTakes).where(eq(stockTakes.orderId, sent.orderId));
  expect(takes.map(({ releasedAt }) => releasedAt !== null)).toEqual([true]);
  const entries = await db
    .select({ by: auditEntries.actorId, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.action, "order.cancel_link"));
  expect(entries).toEqual(unpaid.map(() => ({ by: null, after: { state: "cancelled" } })));
  expect(await shop.audit()).toEqual([]);
});
