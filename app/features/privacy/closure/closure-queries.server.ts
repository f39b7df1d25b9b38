import { and, eq, gte, inArray, isNull, sql, sum } from "drizzle-orm";
import { coupons, memberCoupons, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { firstOpenDay } from "#app/domain/reservation/status/reservation-tabs.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { hasOpenPayment, hasOpenReservation } from "./close-account.server.ts";

/** What a member would lose by closing the account, and whether it can be closed now. */
export async function findClosureFacts(
  { db, now }: Pick<Services, "db" | "now">,
  memberId: string,
) {
  const [open] = await db
    .select({ isOpen: sql<boolean>`${hasOpenReservation(memberId, firstOpenDay(now()))}` })
    .from(members)
    .where(eq(members.id, memberId));
  const [points] = await db
    .select({ balance: sum(pointEntries.amount).mapWith(Number) })
    .from(pointEntries)
    .where(eq(pointEntries.memberId, memberId));
  const usable = db
    .select({ id: coupons.id })
    .from(coupons)
    .where(gte(coupons.validUntil, dateIn(SHOP_ZONE, now())));
  const unused = and(
    eq(memberCoupons.memberId, memberId),
    isNull(memberCoupons.usedAt),
    inArray(memberCoupons.couponId, usable),
  );
  return {
    isOpen: open?.isOpen ?? false,
    isPaying: await hasOpenPayment(db, memberId),
    points: points?.balance ?? 0,
    coupons: await db.$count(memberCoupons, unused),
  };
}
