import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { dayAlerts } from "#app/db/schema/catalog/saved-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alertRefusal, DayRefused, MAX_ALERTS } from "#app/domain/catalog/alert/day-alert-rules.ts";
import type { DayAlertForm } from "#app/domain/catalog/alert/day-alert-schema.ts";
import { saleDay } from "#app/domain/catalog/sale/sale-month.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { dayOffers } from "./day-offers.server.ts";

/** One alert for each day; asked again, the newer wish replaces the older one. */
export async function saveDayAlerts(
  { db, now }: Pick<Services, "db" | "now">,
  memberId: string,
  form: DayAlertForm,
): Promise<void> {
  const at = now();
  const { course: courseId = null, room: roomId = null, days, players, wish, below = null } = form;
  if (days.some((day) => !saleDay(day, shopDayOf(at)))) throw new AppError("alert.day_past");
  const offerOf = await dayOffers(
    db,
    days.map((day) => ({ courseId, roomId, day, players })),
    at,
  );
  const rows = days.map((day) => ({
    memberId,
    courseId,
    roomId,
    day,
    players,
    wish,
    below: wish === "open" ? null : below,
    wasOpen: offerOf({ courseId, roomId, day, players }) !== null,
    toldAt: null,
    toldWhy: null,
    toldPrice: null,
    createdAt: at,
  }));
  for (const { day, below } of rows) {
    const offer = offerOf({ courseId, roomId, day, players });
    const refusal = alertRefusal({ wish, below }, offer?.price ?? null);
    if (refusal) throw new DayRefused(refusal, day);
  }
  await db.transaction(async (tx) => {
    if (!(await isSold(tx, { courseId, roomId }))) throw new AppError("common.not_found");
    // Concurrent forms are counted one after the other.
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("update");
    for (const row of rows) {
      const { wish, players, below, wasOpen, createdAt } = row;
      await tx
        .insert(dayAlerts)
        .values(row)
        .onConflictDoUpdate({
          target: [dayAlerts.memberId, dayAlerts.courseId, dayAlerts.roomId, dayAlerts.day],
          set: {
            wish,
            players,
            below,
            wasOpen,
            createdAt,
            toldAt: null,
            toldWhy: null,
            toldPrice: null,
          },
        });
    }
    const own = await tx.$count(dayAlerts, eq(dayAlerts.memberId, memberId));
    if (own > MAX_ALERTS) throw new AppError("alert.too_many");
  });
}

type Product = { readonly courseId: string | null; readonly roomId: string | null };

async function isSold(tx: Database, { courseId, roomId }: Product): Promise<boolean> {
  if (courseId !== null) {
    const isOnSale = and(eq(courses.id, courseId), eq(courses.published, true));
    return (await tx.$count(courses, isOnSale)) > 0;
  }
  const found = await tx
    .select({ id: rooms.id })
    .from(rooms)
    .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
    .where(and(eq(rooms.id, roomId ?? ""), eq(rooms.published, true), eq(hotels.published, true)));
  return found.length > 0;
}

export async function deleteDayAlert(db: Database, memberId: string, id: string): Promise<void> {
  await db.delete(dayAlerts).where(and(eq(dayAlerts.id, id), eq(dayAlerts.memberId, memberId)));
}

/** Deletes the alerts of a member who leaves. */
export async function deleteDayAlerts(tx: Database, memberId: string): Promise<void> {
  await tx.delete(dayAlerts).where(eq(dayAlerts.memberId, memberId));
}
