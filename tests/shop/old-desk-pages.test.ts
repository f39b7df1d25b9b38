import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payLinks } from "#app/db/schema/checkout/checkout-tables.ts";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { cancelPayLink } from "#app/features/checkout/phone-order/change-pay-link.server.ts";
import { explainFinding } from "#app/features/order/provider-list/explain-finding.server.ts";
import { endStopSell, stopSell } from "#app/features/pricing/stock/stop-sell-days.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { COURSE, golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, orderingShop } from "#tests/support/order/ordering.ts";
import { phoneDesk, STAFF } from "#tests/support/order/phone-orders.ts";

const db = await testDatabase("demo");
const { services } = await orderingShop(db);
const OLD = { code: "record.page_old", status: 409 };

test("days are neither closed nor opened from a page that shows others as closed", async () => {
  const products = [{ kind: "course", id: COURSE } as const];
  const [first, second] = [addDays(PLAY_DAY, 40), addDays(PLAY_DAY, 41)];
  const range = { products, from: first, to: second };
  const stop = { ...range, reason: "태풍" };
  await stopSell(services, STAFF, { ...stop, seen: "" });
  const byColleague = { products, from: second, to: second };
  await endStopSell(services, STAFF, { ...byColleague, seen: second });
  for (const seen of ["", `${first},${second}`]) {
    await expect(stopSell(services, STAFF, { ...stop, seen })).rejects.toMatchObject(OLD);
    await expect(endStopSell(services, STAFF, { ...range, seen })).rejects.toMatchObject(OLD);
  }
  const opened = await endStopSell(services, STAFF, { ...range, seen: first });
  expect(opened.days).toBe(1);
});

test("a refund of the console is not explained from a page that shows another sum", async () => {
  const [finding] = await db
    .insert(providerFindings)
    .values({
      transactionKey: crypto.randomUUID(),
      kind: "refund_elsewhere",
      paymentKey: "p",
      paymentOrderId: "o",
      amount: won(59_000),
      happenedAt: services.now(),
      status: "open",
    })
    .returning();
  const explanation = { by: STAFF.id, id: finding?.id ?? 0, note: "x", at: services.now() };
  await expect(explainFinding(db, { ...explanation, amount: 144_000 })).rejects.toMatchObject({
    code: "system.finding_ended",
    status: 409,
  });
  await explainFinding(db, { ...explanation, amount: 59_000 });
});

test("a pay link is not taken back from a page that shows another end of it", async () => {
  const round = golf({ date: addDays(PLAY_DAY, 3), time: "12:00" });
  await leavePlaces(db, round, 4);
  const { orderId } = await phoneDesk(db, services).take([round]);
  const [link] = await db.select().from(payLinks).where(eq(payLinks.orderId, orderId));
  const shown = link?.expiresAt.toISOString() ?? "";
  for (const old of ["", "2026-01-01T00:00:00.000Z"]) {
    await expect(cancelPayLink(services, STAFF, orderId, old)).rejects.toMatchObject(OLD);
  }
  await cancelPayLink(services, STAFF, orderId, shown);
});
