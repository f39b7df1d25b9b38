import { and, asc, eq, gte, min, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { dayAlerts } from "#app/db/schema/catalog/saved-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { AlertSubject } from "#app/domain/catalog/alert/alert-path.ts";
import { alertState } from "#app/domain/catalog/alert/day-alert-rules.ts";
import { FROM_BASE } from "#app/domain/catalog/place/travel-from.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { listCourses } from "#app/features/catalog/course/list/course-list-queries.server.ts";
import { dayOffers } from "./day-offers.server.ts";
import { pathOf } from "./send-day-alerts.server.ts";

export type ShownAlert = Awaited<ReturnType<typeof listDayAlerts>>[number];
export type WatchedSubject = NonNullable<Awaited<ReturnType<typeof findSubject>>>;

/** A member's alerts: what was told first, then by day; those of past days last. */
export async function listDayAlerts(db: Database, locale: Locale, memberId: string, now: Date) {
  const today = shopDayOf(now);
  const rows = await db
    .select({
      alert: dayAlerts,
      name: sql<string>`coalesce(${inLocale(courses.name, locale)}, '')`,
      hotel: inLocale(hotels.name, locale),
      room: inLocale(rooms.name, locale),
      hotelId: hotels.id,
      picture: sql<Picture | null>`coalesce(${courses.picture}, ${hotels.picture})`,
    })
    .from(dayAlerts)
    .leftJoin(courses, eq(courses.id, dayAlerts.courseId))
    .leftJoin(rooms, eq(rooms.id, dayAlerts.roomId))
    .leftJoin(hotels, eq(hotels.id, rooms.hotelId))
    .where(eq(dayAlerts.memberId, memberId))
    .orderBy(asc(dayAlerts.day), asc(dayAlerts.createdAt));
  const offerOf = await dayOffers(
    db,
    rows.map(({ alert }) => alert).filter(({ day }) => day >= today),
    now,
  );
  const shown = rows.map(({ alert, name, hotel, room, hotelId, picture }) => ({
    id: alert.id,
    state: alertState(alert, today),
    name: name || `${hotel} · ${room}`,
    picture,
    subject: { course: alert.courseId ?? undefined, room: alert.roomId ?? undefined },
    day: alert.day,
    players: alert.courseId === null ? null : alert.players,
    wish: alert.wish,
    below: alert.below,
    price: offerOf(alert)?.price ?? null,
    told: alert.toldAt && {
      at: alert.toldAt,
      why: alert.toldWhy ?? ("open" as const),
      price: alert.toldPrice,
    },
    to: pathOf(alert, hotelId, offerOf(alert)),
  }));
  return shown.toSorted((a, b) => RANK[a.state] - RANK[b.state]);
}

const RANK = { told: 0, waiting: 1, ended: 2 } as const;

/** What a new alert is about, with its price on that day and the lowest that is known. */
export async function findSubject(db: Database, locale: Locale, subject: AlertSubject, now: Date) {
  if (subject.course) return findCourseSubject(db, locale, subject, now);
  if (subject.room) return findRoomSubject(db, locale, subject, now);
  return undefined;
}

async function findCourseSubject(
  db: Database,
  locale: Locale,
  { course: id = "", date, players }: AlertSubject,
  now: Date,
) {
  const wanted = { of: { ids: [id] }, players, band: undefined, from: FROM_BASE, now };
  const [[onDay], [cheapest]] = await Promise.all([
    listCourses(db, locale, { ...wanted, date, byTee: true }),
    listCourses(db, locale, { ...wanted, date: undefined }),
  ]);
  if (!onDay) return undefined;
  const priceIn = (course: typeof onDay | undefined) =>
    course?.availability.state === "open" ? course.availability.price.perGolfer : null;
  return {
    course: id,
    room: undefined,
    name: onDay.name,
    picture: onDay.picture,
    players: { min: onDay.minPlayers, max: onDay.maxPlayers },
    price: date ? priceIn(onDay) : null,
    lowest: priceIn(cheapest),
  };
}

async function findRoomSubject(
  db: Database,
  locale: Locale,
  { room: id = "", date }: AlertSubject,
  now: Date,
) {
  const [row] = await db
    .select({
      name: sql<string>`${inLocale(hotels.name, locale)} || ' · ' || ${inLocale(rooms.name, locale)}`,
      picture: hotels.picture,
    })
    .from(rooms)
    .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
    .where(and(eq(rooms.id, id), eq(rooms.published, true), eq(hotels.published, true)));
  if (!row) return undefined;
  const [lowest] = await db
    .select({ price: min(roomNights.price) })
    .from(roomNights)
    .where(
      and(
        eq(roomNights.roomId, id),
        eq(roomNights.closed, false),
        gte(roomNights.night, shopDayOf(now)),
      ),
    );
  const night = date && { courseId: null, roomId: id, day: date, players: 0 };
  const offer = night ? (await dayOffers(db, [night], now))(night) : null;
  return {
    ...row,
    course: undefined,
    room: id,
    players: null,
    price: offer?.price ?? null,
    lowest: lowest?.price ?? null,
  };
}
