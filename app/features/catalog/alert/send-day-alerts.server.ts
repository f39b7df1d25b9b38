import { and, asc, eq, gte, isNull, ne } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { dayAlerts } from "#app/db/schema/catalog/saved-tables.ts";
import { type AlertReason, alertReason } from "#app/domain/catalog/alert/day-alert-rules.ts";
import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { addDays, shopDayOf } from "#app/domain/common/date/local-date.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import { listPath } from "#app/domain/common/paging.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { type DayOffer, dayOffers } from "./day-offers.server.ts";

type Alert = typeof dayAlerts.$inferSelect;
type Found = { readonly alert: Alert; readonly name: Localized; readonly hotelId: string | null };

/** Tells each member once that a day opened or became cheaper. Safe to run concurrently. */
export async function sendDayAlerts(
  { db, now }: Pick<Services, "db" | "now">,
  end?: AbortSignal,
): Promise<number> {
  const at = now();
  const waiting = await listWaiting(db, at);
  const offerOf = await dayOffers(
    db,
    waiting.map(({ alert }) => alert),
    at,
    end,
  );
  let told = 0;
  for (const found of waiting) {
    if (end?.aborted) break;
    const offer = offerOf(found.alert);
    const why = alertReason(found.alert, offer?.price ?? null);
    if (why && offer) {
      if (await tell(db, found, { why, offer, at })) told += 1;
    } else if (found.alert.wasOpen !== (offer !== null)) {
      await remember(db, found.alert, offer !== null);
    }
  }
  return told;
}

async function listWaiting(db: Database, at: Date): Promise<Found[]> {
  const rows = await db
    .select({
      alert: dayAlerts,
      course: courses.name,
      hotel: hotels.name,
      hotelId: hotels.id,
    })
    .from(dayAlerts)
    .leftJoin(courses, eq(courses.id, dayAlerts.courseId))
    .leftJoin(rooms, eq(rooms.id, dayAlerts.roomId))
    .leftJoin(hotels, eq(hotels.id, rooms.hotelId))
    .where(and(isNull(dayAlerts.toldAt), gte(dayAlerts.day, shopDayOf(at))))
    .orderBy(asc(dayAlerts.createdAt), asc(dayAlerts.id));
  return rows.flatMap(({ alert, course, hotel, hotelId }) => {
    const name = course ?? hotel;
    return name ? [{ alert, name, hotelId }] : [];
  });
}

type News = { readonly why: AlertReason; readonly offer: DayOffer; readonly at: Date };

/** The mark and the message are one transaction, so that a member is told only once. */
async function tell(db: Database, { alert, name, hotelId }: Found, news: News): Promise<boolean> {
  const { why, offer, at } = news;
  return db.transaction(async (tx) => {
    const marked = await tx
      .update(dayAlerts)
      .set({ toldAt: at, toldWhy: why, toldPrice: offer.price })
      .where(and(isUnchanged(alert), isNull(dayAlerts.toldAt)))
      .returning({ id: dayAlerts.id });
    if (marked.length === 0) return false;
    await notifyMember(tx, alert.memberId, {
      // Asked again, it is a new alert.
      event: `day-alert:${alert.id}:${alert.createdAt.getTime()}`,
      link: pathOf(alert, hotelId, offer),
      template: "day-alert",
      words: {
        product: name,
        date: alert.day,
        amount: offer.price,
        ...(why === "price" ? { state: "price" as const } : { state: undefined }),
      },
    });
    return true;
  });
}

/** The page on which the day can be booked. */
export function pathOf(
  { courseId, roomId, day, players }: Pick<Alert, "courseId" | "roomId" | "day" | "players">,
  hotelId: string | null,
  offer: DayOffer | null,
): string {
  if (courseId !== null) return visitPath(courseId, { date: day, players, time: offer?.time });
  return listPath(`/hotel/${hotelId}`, {
    room: roomId ?? undefined,
    in: day,
    out: addDays(day, offer?.nights ?? 1),
  });
}

async function remember(db: Database, alert: Alert, isOpen: boolean): Promise<void> {
  await db
    .update(dayAlerts)
    .set({ wasOpen: isOpen })
    .where(and(isUnchanged(alert), ne(dayAlerts.wasOpen, isOpen)));
}

/** Changed meanwhile, the alert has other terms. */
function isUnchanged({ id, createdAt }: Alert) {
  return and(eq(dayAlerts.id, id), eq(dayAlerts.createdAt, createdAt));
}
