import { eq, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons, memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { giveCoupon } from "./coupon-queries.server.ts";

export type ClaimedCoupon = { readonly name: string };

type Taker = { readonly memberId: string; readonly locale: Locale };

/** By the code that a member typed; wrong ones are counted, so that codes cannot be guessed. */
export async function claimCoupon(
  { db, now }: Pick<Services, "db" | "now">,
  { code, ...taker }: Taker & { readonly code: string },
): Promise<ClaimedCoupon> {
  const throttle = throttleOf(db);
  await throttle.take("coupon-code", taker.memberId);
  const giveBack = () => throttle.giveBack("coupon-code", taker.memberId);
  try {
    const claimed = await db.transaction((tx) =>
      takeCoupon(tx, eq(coupons.code, code), { ...taker, at: now() }),
    );
    await giveBack();
    return claimed;
  } catch (cause) {
    if (!(cause instanceof AppError && cause.code === "coupon.unknown")) await giveBack();
    throw cause;
  }
}

/** Once per member: of concurrent tries, a unique index accepts one. */
export async function takeCoupon(
  tx: Database,
  which: SQL,
  { memberId, locale, at }: Taker & { readonly at: Date },
): Promise<ClaimedCoupon> {
  const today = dateIn(SHOP_ZONE, at);
  // Locked: of many who want the last one, one gets it.
  const [coupon] = await tx.select().from(coupons).where(which).for("update");
  if (!coupon) throw new AppError("coupon.unknown");
  if (today < coupon.validFrom || today > coupon.validUntil) throw new AppError("coupon.expired");
  if (await isUsedUp(tx, coupon)) throw new AppError("coupon.expired");
  const isNew = await giveCoupon(tx, { memberId, couponId: coupon.id, createdAt: at });
  if (!isNew) throw new AppError("coupon.already_have");
  await notifyMember(tx, memberId, {
    template: "coupon-received",
    event: `coupon:${coupon.id}`,
    words: { coupon: coupon.name },
    link: "/mypage/coupons",
  });
  return { name: localizedText(coupon.name, locale) };
}

async function isUsedUp(
  tx: Database,
  { id, claimLimit }: Pick<typeof coupons.$inferSelect, "id" | "claimLimit">,
): Promise<boolean> {
  if (claimLimit === null) return false;
  return (await tx.$count(memberCoupons, eq(memberCoupons.couponId, id))) >= claimLimit;
}
