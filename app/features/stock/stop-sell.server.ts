import { and, between, eq, inArray } from "drizzle-orm";
import { auditEntries } from "#app/db/schema/audit.ts";
import { courseDays } from "#app/db/schema/course.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import { daysBetween, type LocalDate } from "#app/domain/date/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Staff = { readonly id: string };
type Saving = Pick<Services, "db" | "now">;

export type StopSell = {
  readonly courseIds: readonly string[];
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly reason: string;
};

export type StoppedDays = {
  readonly courses: number;
  readonly days: number;
  /** One history entry per course, by which the stop can be undone. */
  readonly entries: readonly number[];
};

const MAX_DAYS = 366;

/** Closes days of several courses at once, in one order; days that are closed already keep their reason. */
export async function stopSell(
  { db, now }: Saving,
  staff: Staff,
  { courseIds, from, to, reason }: StopSell,
): Promise<StoppedDays> {
  if (reason === "") throw new AppError("price.reason_required");
  if (from > to || daysBetween(from, to) >= MAX_DAYS) throw new AppError("price.range");
  if (courseIds.length === 0) throw new AppError("price.empty");
  return withSerializableRetry(db, async (tx) => {
    const entries: number[] = [];
    let days = 0;
    for (const courseId of [...new Set(courseIds)].toSorted()) {
      const closed = await tx
        .update(courseDays)
        .set({ closed: true, closeReason: reason })
        .where(
          and(
            eq(courseDays.courseId, courseId),
            between(courseDays.day, from, to),
            eq(courseDays.closed, false),
          ),
        )
        .returning({ day: courseDays.day });
      if (closed.length === 0) continue;
      days += closed.length;
      const listed = closed.map(({ day }) => day).toSorted();
      const entry = await writeAudit(tx, {
        by: staff.id,
        action: "places.close",
        subject: { kind: "course_places", id: courseId },
        before: { days: listed, closed: false },
        after: { days: listed, closed: true, reason },
        at: now(),
      });
      entries.push(entry);
    }
    return { courses: entries.length, days, entries };
  });
}

/** Opens what these stops closed, as far as it is still closed for their reason. */
export async function undoStopSell(
  { db, now }: Saving,
  staff: Staff,
  entries: readonly number[],
): Promise<number> {
  if (entries.length === 0) throw new AppError("common.not_found");
  return withSerializableRetry(db, async (tx) => {
    const stops = await tx
      .select({ courseId: auditEntries.subjectId, after: auditEntries.after })
      .from(auditEntries)
      .where(
        and(
          inArray(auditEntries.id, [...entries]),
          eq(auditEntries.subjectKind, "course_places"),
          eq(auditEntries.action, "places.close"),
        ),
      )
      .orderBy(auditEntries.subjectId);
    if (stops.length === 0) throw new AppError("common.not_found");
    let opened = 0;
    for (const { courseId, after } of stops) {
      const { days = [], reason } = (after ?? {}) as { days?: LocalDate[]; reason?: string };
      if (reason === undefined) continue;
      const rows = await tx
        .update(courseDays)
        .set({ closed: false, closeReason: null })
        .where(
          and(
            eq(courseDays.courseId, courseId),
            inArray(courseDays.day, days),
            eq(courseDays.closed, true),
            eq(courseDays.closeReason, reason),
          ),
        )
        .returning({ day: courseDays.day });
      if (rows.length === 0) continue;
      opened += rows.length;
      const listed = rows.map(({ day }) => day).toSorted();
      await writeAudit(tx, {
        by: staff.id,
        action: "places.open",
        subject: { kind: "course_places", id: courseId },
        before: { days: listed, closed: true, reason },
        after: { days: listed, closed: false },
        at: now(),
      });
    }
    return opened;
  });
}
