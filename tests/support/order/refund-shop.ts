import { eq, sql } from "drizzle-orm";
import { afterAll, expect } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { memberCoupons, pointBalances } from "#app/db/schema/benefit-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { tossServer } from "#tests/support/payment/toss-server.ts";
import { testServices } from "#tests/support/services.ts";
import { holdCoupon, newCoupon } from "./coupons.ts";
import { newMember, paidTrip } from "./paid-trip.ts";

type Trip = Parameters<typeof paidTrip>[3];

/** The fields of a cancel by the policy, apart from what it cancels. */
export const POLICY = { reason: "", mode: "policy" } as const;

/** A shop with trips that were really charged, and what a test wants to know of their refunds. */
export async function refundShop(db: Database) {
  const toss = await tossServer();
  afterAll(() => toss.close());
  const services = { ...testServices(db), payments: toss.gateway };

  async function trip(lines: Trip["lines"], more: Omit<Trip, "lines"> = {}) {
    const memberId = await newMember(db);
    const actor = { kind: "member", id: memberId } as const;
    return { memberId, actor, ...(await paidTrip(db, toss, memberId, { lines, ...more })) };
  }

  async function statuses(orderId: string) {
    const rows = await db
      .select({ status: reservations.status })
      .from(reservations)
      .where(eq(reservations.orderId, orderId))
      .orderBy(reservations.idx);
    return rows.map(({ status }) => status);
  }

  async function found(paymentKey: string) {
    const seen = await toss.gateway.find({ paymentKey });
    if (seen.outcome !== "found") throw new Error(seen.outcome);
    return seen.payment;
  }

  return {
    toss,
    services,
    trip,
    statuses,
    found,
    returned: async (paymentKey: string) =>
      (await found(paymentKey)).cancels.map(({ amount }) => amount as number),
    mailsOf: (refundId: string) =>
      db.$count(outbox, sql`${outbox.dedupeKey} like ${`refund-done:${refundId}:email:%`}`),
    cancelAtDesk: async (paymentKey: string, cancelAmount?: number) => {
      const body = JSON.stringify({ cancelReason: "at the desk", cancelAmount });
      const path = `/v1/payments/${paymentKey}/cancel`;
      expect((await toss.ask(path, { method: "POST", body })).status).toBe(200);
    },
    balance: async (memberId: string) => {
      const [row] = await db
        .select({ balance: pointBalances.balance })
        .from(pointBalances)
        .where(eq(pointBalances.memberId, memberId));
      return row?.balance ?? 0;
    },
    /** A coupon that was used, and can be used through this day. */
    usedCoupon: async (memberId: string, validUntil: `${number}-${number}-${number}`) => {
      const couponId = await newCoupon(db, { value: 6_000, validUntil });
      return holdCoupon(db, { memberId, couponId, usedAt: services.now() });
    },
    isUsed: async (memberCouponId: number) => {
      const [held] = await db
        .select({ usedAt: memberCoupons.usedAt })
        .from(memberCoupons)
        .where(eq(memberCoupons.id, memberCouponId));
      return held?.usedAt !== null;
    },
  };
}
