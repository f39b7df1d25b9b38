import { and, between, eq, ne } from "drizzle-orm";
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
