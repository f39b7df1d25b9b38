import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { memberCoupons, pointEntries } from "#app/db/schema/benefit.ts";
import { constraintOf } from "#app/db/serializable-retry.server.ts";
import { pointSummary } from "#app/domain/benefit/points.ts";
import { AppError } from "#app/domain/errors.ts";

export type Benefits = {
  readonly orderId: string;
  readonly memberId: string;
  readonly memberCouponId: number | null;
  readonly points: number;
  /** Names this spending: an order that lost its hold may spend once more. */
  readonly subject: string;
  readonly now: Date;
};

/** Uses the coupon and the points for an order; the database lets neither be spent twice. */
export async function spendBenefits(tx: Database, benefits: Benefits): Promise<void> {
  const { orderId, memberId, memberCouponId, points, subject, now } = benefits;
  if (memberCouponId !== null) {
    const used = await tx
      .update(memberCoupons)
      .set({ usedAt: now, orderId })
      .where(
        and(
          eq(memberCoupons.id, memberCouponId),
          eq(memberCoupons.memberId, memberId),
          isNull(memberCoupons.usedAt),
        ),
      )
      .returning({ id: memberCoupons.id });
    if (used.length === 0) throw new AppError("coupon.used");
  }
  if (points === 0) return;
  const entries = await tx
    .select({ amount: pointEntries.amount, expiresOn: pointEntries.expiresOn })
    .from(pointEntries)
    .where(eq(pointEntries.memberId, memberId));
  try {
    await tx.insert(pointEntries).values({
      memberId,
      amount: -points,
      reason: "spent",
      subject,
      // The oldest are spent first; a refund gives them back with their old expiry date.
      expiresOn: pointSummary(entries).next?.expiresOn ?? null,
      createdAt: now,
    });
  } catch (cause) {
    if (constraintOf(cause) === "points_never_negative") throw new AppError("points.too_many");
    throw cause;
  }
}

type Spent = { readonly orderId: string; readonly memberId: string; readonly now: Date };

/** Gives back the benefits of an order that was never paid, once. */
export async function returnBenefits(tx: Database, spent: Spent): Promise<void> {
  const { orderId, memberId, now } = spent;
  await tx
    .update(memberCoupons)
    .set({ usedAt: null, orderId: null })
    .where(and(eq(memberCoupons.orderId, orderId), eq(memberCoupons.memberId, memberId)));
  const subjects = [orderSubject(orderId), againSubject(orderId)];
  for (const subject of subjects) {
    const [entry] = await tx
      .select({ amount: pointEntries.amount, expiresOn: pointEntries.expiresOn })
      .from(pointEntries)
      .where(
        and(
          eq(pointEntries.memberId, memberId),
          eq(pointEntries.reason, "spent"),
          eq(pointEntries.subject, subject),
        ),
      );
    if (!entry) continue;
    await tx
      .insert(pointEntries)
      .values({
        memberId,
        amount: -entry.amount,
        reason: "refunded",
        subject,
        expiresOn: entry.expiresOn,
        createdAt: now,
      })
      .onConflictDoNothing();
  }
}

export function orderSubject(orderId: string): string {
  return `order:${orderId}`;
}

export function againSubject(orderId: string): string {
  return `order:${orderId}:again`;
}
