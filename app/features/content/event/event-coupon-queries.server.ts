import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons, memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { comments } from "#app/db/schema/community/community-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

export type EventCoupon = NonNullable<Awaited<ReturnType<typeof findEventCoupon>>>;

/** The coupon that an event gives away, and whether one is left. */
export async function findEventCoupon(db: Database, locale: Locale, couponId: number | null) {
  if (couponId === null) return undefined;
  const [coupon] = await db
    .select({
      name: inLocale(coupons.name, locale),
      kind: coupons.kind,
      value: coupons.value,
      scope: coupons.scope,
      minimumOrder: coupons.minimumOrder,
      maxDiscount: coupons.maxDiscount,
      validFrom: coupons.validFrom,
      validUntil: coupons.validUntil,
      limit: coupons.claimLimit,
      taken: db.$count(memberCoupons, eq(memberCoupons.couponId, coupons.id)),
    })
    .from(coupons)
    .where(eq(coupons.id, couponId));
  if (!coupon) return undefined;
  const { limit, taken, ...shown } = coupon;
  return { ...shown, isGone: limit !== null && taken >= limit };
}

/** What an event is to one member: their comments, and whether they have its coupon. */
export type MyEvent = { readonly comments: readonly number[]; readonly hasCoupon: boolean };

type Reader = { readonly id: number; readonly memberId: string | undefined };

export async function findMyEvent(db: Database, { id, memberId }: Reader): Promise<MyEvent> {
  if (!memberId) return { comments: [], hasCoupon: false };
  const [written, held] = await Promise.all([
    db
      .select({ id: comments.id })
      .from(comments)
      .where(and(eq(comments.eventId, id), eq(comments.memberId, memberId))),
    db
      .select({ id: memberCoupons.id })
      .from(memberCoupons)
      .innerJoin(events, eq(events.couponId, memberCoupons.couponId))
      .where(and(eq(events.id, id), eq(memberCoupons.memberId, memberId))),
  ]);
  return { comments: written.map((comment) => comment.id), hasCoupon: held.length > 0 };
}
