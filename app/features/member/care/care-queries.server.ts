import { and, desc, eq, gte, notInArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons, memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { memberNotes, pointGifts } from "#app/db/schema/member/member-desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

const SHOWN = 20;

/** What colleagues wrote about a member, newest first. */
export function listNotes(db: Database, memberId: string) {
  return db
    .select({
      id: memberNotes.id,
      text: memberNotes.text,
      by: members.name,
      at: memberNotes.createdAt,
    })
    .from(memberNotes)
    .leftJoin(members, eq(members.id, memberNotes.authorId))
    .where(eq(memberNotes.memberId, memberId))
    .orderBy(desc(memberNotes.id))
    .limit(SHOWN);
}

export type MemberNote = Awaited<ReturnType<typeof listNotes>>[number];

/** Gifts that wait for a second person. */
export function waitingGifts(db: Database, memberId: string) {
  return db
    .select({
      id: pointGifts.id,
      amount: pointGifts.amount,
      cause: pointGifts.cause,
      reason: pointGifts.reason,
      byId: pointGifts.givenBy,
      by: members.name,
      at: pointGifts.createdAt,
    })
    .from(pointGifts)
    .leftJoin(members, eq(members.id, pointGifts.givenBy))
    .where(and(eq(pointGifts.memberId, memberId), eq(pointGifts.status, "waiting")))
    .orderBy(pointGifts.id);
}

export type WaitingGift = Awaited<ReturnType<typeof waitingGifts>>[number];

/** Coupons that are valid today and that the member does not have. */
export function couponsToGive(
  db: Database,
  locale: Locale,
  { memberId, today }: { readonly memberId: string; readonly today: LocalDate },
) {
  const had = db
    .select({ id: memberCoupons.couponId })
    .from(memberCoupons)
    .where(eq(memberCoupons.memberId, memberId));
  return db
    .select({ id: coupons.id, name: inLocale(coupons.name, locale), version: coupons.version })
    .from(coupons)
    .where(and(gte(coupons.validUntil, today), notInArray(coupons.id, had)))
    .orderBy(coupons.id);
}
