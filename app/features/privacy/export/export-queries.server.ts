import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons, memberCoupons, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { dayAlerts } from "#app/db/schema/catalog/saved-tables.ts";
import { cartLines } from "#app/db/schema/checkout/checkout-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { companions } from "#app/db/schema/order/companion-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { planCarts, savedPlans } from "#app/db/schema/planner-tables.ts";
import { collectAccount } from "./export-account-queries.server.ts";
import { collectContent } from "./export-content-queries.server.ts";
import { collectTrips } from "./export-trip-queries.server.ts";

/** Everything a member gave us or did here. Columns are listed by name, so that a new one is not exported by accident. */
export async function collectMyData(db: Database, memberId: string) {
  const [member] = await db
    .select({
      id: members.id,
      loginId: members.loginId,
      name: members.name,
      email: members.email,
      emailVerifiedAt: members.emailVerifiedAt,
      phone: members.phone,
      birthday: members.birthday,
      gender: members.gender,
      language: members.locale,
      textSize: members.textSize,
      joinedAt: members.createdAt,
    })
    .from(members)
    .where(eq(members.id, memberId));
  return {
    member,
    ...(await collectAccount(db, memberId)),
    ...(await collectTrips(db, memberId)),
    ...(await collectBenefits(db, memberId)),
    ...(await collectContent(db, memberId)),
  };
}

/** Trips that a member planned. */
async function collectPlans(db: Database, memberId: string) {
  return {
    savedPlans: await db
      .select({
        title: savedPlans.title,
        wish: savedPlans.wish,
        lines: savedPlans.lines,
        total: savedPlans.total,
        createdAt: savedPlans.createdAt,
      })
      .from(savedPlans)
      .where(eq(savedPlans.memberId, memberId))
      .orderBy(asc(savedPlans.createdAt)),
    plansInCart: await db
      .select({ lines: planCarts.lines, createdAt: planCarts.createdAt })
      .from(planCarts)
      .where(eq(planCarts.memberId, memberId))
      .orderBy(asc(planCarts.createdAt)),
  };
}

/** A member's coupons, points and saved items. */
async function collectBenefits(db: Database, memberId: string) {
  return {
    cart: await db
      .select({ line: cartLines.line, since: cartLines.createdAt })
      .from(cartLines)
      .where(eq(cartLines.memberId, memberId)),
    dayAlerts: await db
      .select({
        course: dayAlerts.courseId,
        room: dayAlerts.roomId,
        day: dayAlerts.day,
        players: dayAlerts.players,
        wish: dayAlerts.wish,
        below: dayAlerts.below,
        toldAt: dayAlerts.toldAt,
        createdAt: dayAlerts.createdAt,
      })
      .from(dayAlerts)
      .where(eq(dayAlerts.memberId, memberId)),
    ...(await collectPlans(db, memberId)),
    companions: await db
      .select({
        firstName: companions.firstName,
        lastName: companions.lastName,
        gender: companions.gender,
        birthday: companions.birthday,
        handicap: companions.handicap,
      })
      .from(companions)
      .where(eq(companions.memberId, memberId)),
    points: await db
      .select({
        amount: pointEntries.amount,
        reason: pointEntries.reason,
        subject: pointEntries.subject,
        expiresOn: pointEntries.expiresOn,
        createdAt: pointEntries.createdAt,
      })
      .from(pointEntries)
      .where(eq(pointEntries.memberId, memberId))
      .orderBy(asc(pointEntries.id)),
    coupons: await db
      .select({
        name: coupons.name,
        validUntil: coupons.validUntil,
        receivedAt: memberCoupons.createdAt,
        usedAt: memberCoupons.usedAt,
        usedFor: orders.number,
      })
      .from(memberCoupons)
      .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
      .leftJoin(orders, eq(orders.id, memberCoupons.orderId))
      .where(eq(memberCoupons.memberId, memberId)),
  };
}
