import { and, asc, count, desc, eq, gte, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { orderFace } from "#app/db/query/order-face.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations, timeOffers } from "#app/db/schema/order/order-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/common/paging.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import {
  RESERVATION_TABS,
  type ReservationListInput,
  type ReservationTab,
} from "#app/domain/reservation/status/reservation-tabs.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";

/** The picture of the line's product; a van has none. */
const linePicture = sql<Picture | null>`coalesce(${courses.picture}, ${hotels.picture}, ${caddies.picture})`;

/** Other times wait for the member's answer, by the clock of the database. */
const isOffered = sql<boolean>`exists (select from ${timeOffers} o where o.reservation_id = ${reservations.id} and o.status = 'OPEN' and o.expires_at > now())`;

/** Reservations with their products, where these still exist. */
function ownLines(db: Database, locale: Locale) {
  return db
    .select({
      id: reservations.id,
      orderId: reservations.orderId,
      orderName: inLocale(orders.name, locale),
      orderNumber: orders.number,
      kind: reservations.kind,
      choiceKind: sql<string | null>`${reservations.choice} ->> 'kind'`,
      title: inLocale(reservations.title, locale),
      detail: inLocale(reservations.detail, locale),
      usedOn: reservations.usedOn,
      endsOn: reservations.endsOn,
      amount: reservations.amount,
      coupon: reservations.coupon,
      points: reservations.points,
      card: reservations.card,
      status: reservations.status,
      isOffered,
      picture: linePicture,
      tripPicture: orderFace(orders.id),
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .leftJoin(courses, and(eq(reservations.kind, "golf"), eq(courses.id, reservations.productId)))
    .leftJoin(hotels, and(eq(reservations.kind, "hotel"), eq(hotels.id, reservations.productId)))
    .leftJoin(caddies, and(eq(reservations.kind, "caddy"), eq(caddies.id, reservations.productId)))
    .$dynamic();
}

type Owner = { readonly memberId: string; readonly today: LocalDate };

/** One page of a tab, and how many there are in each. */
export async function listOwnReservations(
  db: Database,
  locale: Locale,
  { memberId, today, tab, page }: Owner & ReservationListInput,
) {
  const counts = await countByTab(db, { memberId, today });
  const paging = pagingOf(counts[tab], page);
  const soonestFirst = tab === "upcoming";
  const lines = await ownLines(db, locale)
    .where(and(eq(reservations.memberId, memberId), inTab(tab, today)))
    .orderBy(
      soonestFirst ? asc(reservations.usedOn) : desc(reservations.usedOn),
      asc(reservations.idx),
    )
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  return { lines, counts, paging };
}

export type ReservationLine = Awaited<ReturnType<typeof listOwnReservations>>["lines"][number];

/** The order of the next reservation, with those of its lines that are still to come. */
export async function findNextTrip(db: Database, locale: Locale, { memberId, today }: Owner) {
  const ofMember = and(eq(reservations.memberId, memberId), inTab("upcoming", today));
  const [next] = await db
    .select({
      orderId: orders.id,
      name: inLocale(orders.name, locale),
      picture: orderFace(orders.id),
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .where(ofMember)
    .orderBy(asc(reservations.usedOn), asc(reservations.idx))
    .limit(1);
  if (!next) return null;
  const lines = await ownLines(db, locale)
    .where(and(ofMember, eq(reservations.orderId, next.orderId)))
    .orderBy(asc(reservations.usedOn), asc(reservations.idx));
  return { name: next.name, picture: next.picture, lines };
}

export type NextTrip = NonNullable<Awaited<ReturnType<typeof findNextTrip>>>;

export async function countByStatus(db: Database, memberId: string) {
  return db
    .select({ status: reservations.status, count: count() })
    .from(reservations)
    .where(eq(reservations.memberId, memberId))
    .groupBy(reservations.status);
}

export type StatusCount = Awaited<ReturnType<typeof countByStatus>>[number];

type Key = { readonly id: string; readonly memberId: string };

/** Another member's reservation is not found, like one that does not exist. */
export async function findOwnReservation(db: Database, locale: Locale, { id, memberId }: Key) {
  const recheckers = alias(members, "recheckers");
  const [reservation] = await db
    .select({
      id: reservations.id,
      orderId: reservations.orderId,
      orderName: inLocale(orders.name, locale),
      orderNumber: orders.number,
      orderTotal: orders.total,
      paidAt: orders.paidAt,
      receipt: orders.receipt,
      kind: reservations.kind,
      productId: reservations.productId,
      title: inLocale(reservations.title, locale),
      detail: inLocale(reservations.detail, locale),
      usedOn: reservations.usedOn,
      endsOn: reservations.endsOn,
      zone: reservations.zone,
      booking: reservations.booking,
      tiers: reservations.tiers,
      choice: reservations.choice,
      bill: reservations.bill,
      travellers: reservations.travellers,
      amount: reservations.amount,
      coupon: reservations.coupon,
      points: reservations.points,
      card: reservations.card,
      paid: reservations.paid,
      refund: reservations.refund,
      status: reservations.status,
      supplierReference: reservations.supplierReference,
      confirmedAt: reservations.confirmedAt,
      confirmedBy: members.name,
      recheckedAt: reservations.recheckedAt,
      recheckedBy: recheckers.name,
      voucherCode: reservations.voucherCode,
      picture: linePicture,
      tipBaht: courses.caddyTipBaht,
      latitude: sql<number | null>`coalesce(${courses.latitude}, ${hotels.latitude})`,
      longitude: sql<number | null>`coalesce(${courses.longitude}, ${hotels.longitude})`,
      isSold: sql<boolean>`coalesce(${courses.published}, ${hotels.published}, ${caddies.published}, false)`,
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .leftJoin(courses, and(eq(reservations.kind, "golf"), eq(courses.id, reservations.productId)))
    .leftJoin(hotels, and(eq(reservations.kind, "hotel"), eq(hotels.id, reservations.productId)))
    .leftJoin(caddies, and(eq(reservations.kind, "caddy"), eq(caddies.id, reservations.productId)))
    .leftJoin(members, eq(members.id, reservations.confirmedBy))
    .leftJoin(recheckers, eq(recheckers.id, reservations.recheckedBy))
    .where(and(eq(reservations.id, id), eq(reservations.memberId, memberId)));
  return reservation;
}

export type OwnReservation = NonNullable<Awaited<ReturnType<typeof findOwnReservation>>>;

/** What was booked with it, in one payment. */
export async function listLinesAlongside(
  db: Database,
  locale: Locale,
  { id, memberId, orderId }: Key & { readonly orderId: string },
): Promise<ReservationLine[]> {
  return ownLines(db, locale)
    .where(
      and(
        eq(reservations.orderId, orderId),
        eq(reservations.memberId, memberId),
        ne(reservations.id, id),
      ),
    )
    .orderBy(asc(reservations.usedOn), asc(reservations.idx));
}

async function countByTab(db: Database, { memberId, today }: Owner) {
  const [upcoming, past, cancelled] = RESERVATION_TABS.map((tab) => countIf(inTab(tab, today)));
  const [counts] = await db
    .select({ upcoming, past, cancelled } as Record<ReservationTab, SQL<number>>)
    .from(reservations)
    .where(eq(reservations.memberId, memberId));
  return counts ?? { upcoming: 0, past: 0, cancelled: 0 };
}

function countIf(condition: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
}

/** A date that has passed is past, whether or not anybody has marked it as used. */
function inTab(tab: ReservationTab, today: LocalDate): SQL | undefined {
  const belongs = inArray(reservations.status, statusesIn(tab));
  if (tab === "upcoming") return and(belongs, gte(reservations.usedOn, today));
  if (tab === "cancelled") return belongs;
  const isOver = and(
    inArray(reservations.status, statusesIn("upcoming")),
    lt(reservations.usedOn, today),
  );
  return or(belongs, isOver);
}
