import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons, memberCoupons } from "#app/db/schema/benefit-tables.ts";

const WELCOME_COUPON = "WELCOME30";

/** Once per member: false where they already have it. */
export async function giveCoupon(
  tx: Database,
  given: Pick<typeof memberCoupons.$inferInsert, "memberId" | "couponId" | "createdAt">,
): Promise<boolean> {
  const added = await tx
    .insert(memberCoupons)
    .values(given)
    .onConflictDoNothing()
    .returning({ id: memberCoupons.id });
  return added.length === 1;
}

export async function giveWelcomeCoupon(tx: Database, memberId: string): Promise<void> {
  const [coupon] = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(eq(coupons.code, WELCOME_COUPON));
  if (coupon) await giveCoupon(tx, { memberId, couponId: coupon.id });
}

/** Coupons that paid for an order stay with it. */
export async function deleteUnusedCoupons(tx: Database, memberId: string): Promise<void> {
  await tx
    .delete(memberCoupons)
    .where(and(eq(memberCoupons.memberId, memberId), isNull(memberCoupons.usedAt)));
}
