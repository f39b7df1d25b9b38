import type { Database } from "#app/db/client.server.ts";
import { coupons, memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { won } from "#app/domain/common/money.ts";

type Rule = Partial<typeof coupons.$inferInsert>;

/** A coupon of 5,000 won for every order of two years, by default. */
export async function newCoupon(db: Database, rule: Rule = {}): Promise<number> {
  const [coupon] = await db
    .insert(coupons)
    .values({
      name: { ko: "쿠폰", en: "Coupon" },
      kind: "fixed",
      value: 5_000,
      minimumOrder: won(0),
      validFrom: "2026-01-01",
      validUntil: "2027-12-31",
      ...rule,
    })
    .returning({ id: coupons.id });
  return coupon?.id ?? 0;
}

type Holding = {
  readonly memberId: string;
  readonly couponId: number;
  readonly usedAt?: Date | undefined;
};

/** Gives a coupon to a member; answers with the number by which the member uses it. */
export async function holdCoupon(db: Database, holding: Holding): Promise<number> {
  const [held] = await db.insert(memberCoupons).values(holding).returning({ id: memberCoupons.id });
  return held?.id ?? 0;
}

/** A new coupon in the hands of a member. */
export async function giveCoupon(db: Database, memberId: string, rule?: Rule): Promise<number> {
  return holdCoupon(db, { memberId, couponId: await newCoupon(db, rule) });
}
