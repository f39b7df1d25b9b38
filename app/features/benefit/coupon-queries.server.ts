import { and, asc, desc, eq, gte, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons, memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import type { HeldCoupon } from "#app/domain/benefit/coupon-rules.ts";
import { couponTab } from "#app/domain/benefit/coupon-tabs.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

export type CouponRow = Awaited<ReturnType<typeof listCoupons>>[number];

/** What decides whether and how a member's coupon can be used. */
const HELD_COUPON = {
  id: memberCoupons.id,
  kind: coupons.kind,
  value: coupons.value,
  maxDiscount: coupons.maxDiscount,
  minimumOrder: coupons.minimumOrder,
  scope: coupons.scope,
  validFrom: coupons.validFrom,
  validUntil: coupons.validUntil,
  usedAt: memberCoupons.usedAt,
} as const satisfies Record<keyof HeldCoupon, unknown>;

/** A coupon of the member, and the order that it is used for. */
export function heldCoupon(db: Database, memberId: string, id: number) {
  return db
    .select({ ...HELD_COUPON, orderId: memberCoupons.orderId })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(and(eq(memberCoupons.id, id), eq(memberCoupons.memberId, memberId)));
}

type Mine = { readonly memberId: string; readonly today: LocalDate };

/** All coupons of a member, those that expire first on top. */
export async function listCoupons(db: Database, locale: Locale, { memberId, today }: Mine) {
  const rows = await db
    .select({
      ...HELD_COUPON,
      name: inLocale(coupons.name, locale),
      orderNumber: orders.number,
    })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .leftJoin(orders, eq(orders.id, memberCoupons.orderId))
    .where(eq(memberCoupons.memberId, memberId))
    .orderBy(asc(coupons.validUntil), desc(memberCoupons.id));
  return rows.map((row) => ({ ...row, tab: couponTab(row, today) }));
}

export async function countUsableCoupons(db: Database, { memberId, today }: Mine): Promise<number> {
  const rows = await db
    .select({ id: memberCoupons.id })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(
      and(
        eq(memberCoupons.memberId, memberId),
        isNull(memberCoupons.usedAt),
        gte(coupons.validUntil, today),
      ),
    );
  return rows.length;
}

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
