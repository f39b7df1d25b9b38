import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { findToday } from "#app/features/operations/today/today-queries.server.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { explainFinding } from "#app/features/order/provider-list/explain-finding.server.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import { recordExternalCancels } from "#app/features/reservation/refund/external-cancels.server.ts";
import { sendRefund } from "#app/features/reservation/refund/send-refunds.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { POLICY, refundShop } from "#tests/support/order/refund-shop.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const db = await testDatabase("demo");
const { toss, services, trip, statuses, returned, found, cancelAtDesk } = await refundShop(db);
const owner = demoMemberId("owner");

/** Found by the look-up at nine in the morning of the test's day. */
const FOUND = new Date("2026-11-15T09:00:00+09:00");
const BY = new Date("2026-11-15T12:00:00+09:00");

/** A trip with a refund of one won in the provider's console. */
async function tripWithoutOneWon(foundAt = FOUND) {
  const paid = await trip([{ card: 30_000 }, { card: 50_000 }]);
  await cancelAtDesk(paid.paymentKey, 1);
  await recordExternalCancels(services, paid.orderId, await found(paid.paymentKey));
  const [finding] = await db
    .update(providerFindings)
    .set({ foundAt })
    .where(eq(providerFindings.paymentKey, paid.paymentKey))
    .returning({ id: providerFindings.id });
  return { ...paid, findingId: finding?.id ?? 0 };
}

const explain = (id: number) =>
  explainFinding(db, { by: owner, id, note: "a mistake", at: TEST_NOW });

const today = (role: "owner" | "ops") =>
  findToday({ db, locale: "en", now: TEST_NOW }, { id: owner, role, scope: "all" });

test("a cancel of a line and of the order get the same refusal while one won is unexplained", async () => {
  const { actor, orderId, ids, findingId } = await tripWithoutOneWon();
  const line = { scope: "line", orderId, reservationId: ids[0] } as const;
  const whole = { scope: "order", orderId } as const;
  for (const key of [line, whole]) {
    const shown = await cancelPlanOf(db, key, new Date("2026-11-15T11:59:00+09:00"));
    expect(shown).toMatchObject({ isSendable: false, unclear: { by: BY, isLate: false } });
    const refused = requestCancel(services, actor, {
      ...POLICY,
      ...key,
      expectedRefund: shown?.plan.refund ?? won(0),
    });
    await expect(refused).rejects.toMatchObject({
      code: "reservation.payment_unclear",
      status: 409,
    });
  }
  expect((await cancelPlanOf(db, whole, BY))?.unclear).toEqual({ by: BY, isLate: true });
  await explain(findingId);
});

test("once explained, all of the trip can be cancelled, and the rest is refunded", async () => {
  const { actor, orderId, paymentKey, findingId } = await tripWithoutOneWon();
  await explain(findingId);
  const whole = { scope: "order", orderId } as const;
  const shown = await cancelPlanOf(db, whole, services.now());
  expect(shown).toMatchObject({ isSendable: true, unclear: null, plan: { refund: 79_999 } });
  const { refundId } = await requestCancel(services, actor, {
    ...POLICY,
    ...whole,
    expectedRefund: won(79_999),
  });
  expect(await sendRefund(services, refundId)).toBe("done");
  expect(await statuses(orderId)).toEqual(["CANCELLED", "CANCELLED"]);
  expect(await returned(paymentKey)).toEqual([1, 79_999]);
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});

test("the owner's page of today lists it with its deadline until it is explained; other roles' pages do not", async () => {
  // Earlier than all that waits in the demo: the page shows what is due first.
  const { number, findingId } = await tripWithoutOneWon(new Date("2026-11-10T19:01:00+09:00"));
  const by = new Date("2026-11-11T08:00:00+09:00");
  const mine = async (role: "owner" | "ops") =>
    (await today(role)).todos.filter(({ kind }) => kind === "finding");
  expect(await mine("owner")).toMatchObject([
    { id: findingId, by, title: `${number} · ₩1`, assignee: null },
  ]);
  expect(await mine("ops")).toEqual([]);
  await explain(findingId);
  expect(await mine("owner")).toEqual([]);
});
