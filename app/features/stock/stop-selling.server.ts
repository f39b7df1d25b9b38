import { and, between, eq, ne, sql } from "drizzle-orm";
import { courseDays, teeTimes } from "#app/db/schema/course.ts";
import { roomNights } from "#app/db/schema/hotel.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { courseOf } from "./change-places.server.ts";

type Staff = { readonly id: string };

type TeeStop = {
  readonly courseId: string;
  readonly day: LocalDate;
  readonly time: string;
  readonly stopped: boolean;
};

/** Stops the sale of a tee time; the number that staff set is remembered for when it is sold again. */
export async function stopTee(
  { db, now }: Services,
  staff: Staff,
  { courseId, day, time, stopped }: TeeStop,
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const { usual, times } = await courseOf(tx, courseId, day);
    if (!times.has(time)) throw new AppError("common.not_found");
    const wanted = sql`coalesce(${teeTimes.wanted}, ${teeTimes.capacity})`;
    const changed = stopped
      ? await tx
          .insert(teeTimes)
          .values({ courseId, day, teeTime: time, capacity: 0, wanted: usual, stopped })
          .onConflictDoUpdate({
            target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
            set: { stopped, wanted, capacity: teeTimes.taken },
            setWhere: eq(teeTimes.stopped, false),
          })
          .returning({ wanted: teeTimes.wanted })
      : await tx
          .update(teeTimes)
          .set({ stopped, capacity: sql`greatest(${teeTimes.wanted}, ${teeTimes.taken})` })
          .where(
            and(
              eq(teeTimes.courseId, courseId),
              eq(teeTimes.day, day),
              eq(teeTimes.teeTime, time),
              eq(teeTimes.stopped, true),
            ),
          )
          .returning({ wanted: teeTimes.wanted });
    // Already stopped or opened by somebody else.
    if (changed.length === 0) return;
    await writeAudit(tx, {
      by: staff.id,
      action: stopped ? "places.stop" : "places.sell",
      subject: { kind: "course_places", id: courseId },
      before: { day, time, stopped: !stopped },
      after: { day, time, stopped },
      at: now(),
    });
  });
}

type Days = {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly closed: boolean;
  /** Why the days are closed, for the desk alone. */
  readonly reason?: string;
};

/** How many days of the calendar it changed; days without a price are not sold anyway. */
export async function closeCourseDays(
  { db, now }: Services,
  staff: Staff,
  { courseId, from, to, closed, reason }: Days & { readonly courseId: string },
): Promise<number> {
  return withSerializableRetry(db, async (tx) => {
    const days = await tx
      .update(courseDays)
      .set({ closed, closeReason: closed ? (reason ?? null) : null })
      .where(
        and(
          eq(courseDays.courseId, courseId),
          between(courseDays.day, from, to),
          ne(courseDays.closed, closed),
        ),
      )
      .returning({ day: courseDays.day });
    if (days.length > 0) {
      const subject = { kind: "course_places", id: courseId };
      await writeAudit(tx, {
        by: staff.id,
        subject,
        at: now(),
        ...auditEntry(days, closed, reason),
      });
    }
    return days.length;
  });
}

export async function closeRoomNights(
  { db, now }: Services,
  staff: Staff,
  { roomId, from, to, closed, reason }: Days & { readonly roomId: string },
): Promise<number> {
  return withSerializableRetry(db, async (tx) => {
    const days = await tx
      .update(roomNights)
      .set({ closed, closeReason: closed ? (reason ?? null) : null })
      .where(
        and(
          eq(roomNights.roomId, roomId),
          between(roomNights.night, from, to),
          ne(roomNights.closed, closed),
        ),
      )
      .returning({ day: roomNights.night });
    if (days.length > 0) {
      const subject = { kind: "room_places", id: roomId };
      await writeAudit(tx, {
        by: staff.id,
        subject,
        at: now(),
        ...auditEntry(days, closed, reason),
      });
    }
    return days.length;
  });
}

function auditEntry(
  rows: readonly { readonly day: LocalDate }[],
  closed: boolean,
  reason: string | undefined,
) {
  const days = rows.map(({ day }) => day).toSorted();
  return {
    action: closed ? "places.close" : "places.open",
    before: { days, closed: !closed },
    after: { days, closed, ...(reason && { reason }) },
  };
}
