import { and, asc, between, eq, ne } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courseDays } from "#app/db/schema/course.ts";
import { roomNights } from "#app/db/schema/hotel.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Staff = { readonly id: string };

type Days = {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly closed: boolean;
  /** Why the days are closed, for the desk alone. */
  readonly reason?: string;
};

/** How many days of the calendar changed, and the history entry by which it is undone; days without a price are not sold anyway. */
export type StoppedDays = { readonly days: number; readonly entry: number | null };

export async function closeCourseDays(
  { db, now }: Pick<Services, "db" | "now">,
  staff: Staff,
  { courseId, ...change }: Days & { readonly courseId: string },
): Promise<StoppedDays> {
  const { from, to, closed, reason } = change;
  return withSerializableRetry(db, async (tx) => {
    const where = and(
      eq(courseDays.courseId, courseId),
      between(courseDays.day, from, to),
      ne(courseDays.closed, closed),
    );
    const before = await tx
      .select({ day: courseDays.day, reason: courseDays.closeReason })
      .from(courseDays)
      .where(where)
      .orderBy(asc(courseDays.day))
      .for("update");
    const closeReason = closed ? (reason ?? null) : null;
    await tx.update(courseDays).set({ closed, closeReason }).where(where);
    const subject = { kind: "course_places", id: courseId };
    return writeStop(tx, before, { ...change, by: staff.id, subject, at: now() });
  });
}

export async function closeRoomNights(
  { db, now }: Pick<Services, "db" | "now">,
  staff: Staff,
  { roomId, ...change }: Days & { readonly roomId: string },
): Promise<StoppedDays> {
  const { from, to, closed, reason } = change;
  return withSerializableRetry(db, async (tx) => {
    const where = and(
      eq(roomNights.roomId, roomId),
      between(roomNights.night, from, to),
      ne(roomNights.closed, closed),
    );
    const before = await tx
      .select({ day: roomNights.night, reason: roomNights.closeReason })
      .from(roomNights)
      .where(where)
      .orderBy(asc(roomNights.night))
      .for("update");
    const closeReason = closed ? (reason ?? null) : null;
    await tx.update(roomNights).set({ closed, closeReason }).where(where);
    const subject = { kind: "room_places", id: roomId };
    return writeStop(tx, before, { ...change, by: staff.id, subject, at: now() });
  });
}

type Stop = Pick<Days, "closed" | "reason"> & {
  readonly by: string;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly at: Date;
};

type DayBefore = { readonly day: LocalDate; readonly reason: string | null };

/** The reasons of days that are opened are named, so that undo finds them. */
async function writeStop(
  tx: Database,
  rows: readonly DayBefore[],
  { closed, reason, ...entry }: Stop,
): Promise<StoppedDays> {
  if (rows.length === 0) return { days: 0, entry: null };
  const days = rows.map(({ day }) => day);
  const reasons = Object.fromEntries(
    rows.flatMap((row) => (row.reason ? [[row.day, row.reason]] : [])),
  );
  const written = await writeAudit(tx, {
    ...entry,
    action: closed ? "places.close" : "places.open",
    before: { days, closed: !closed, ...(!closed && { reasons }) },
    after: { days, closed, ...(reason && { reason }) },
  });
  return { days: days.length, entry: written };
}
