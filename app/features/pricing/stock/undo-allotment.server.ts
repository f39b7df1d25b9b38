import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { SavedAllotment, WantedBefore } from "./set-allotment.server.ts";

type Undo = {
  readonly product: { readonly kind: "course" | "room"; readonly id: string };
  readonly entry: number;
};

/** Takes an allotment back whole; refused once a number of it was set again. What was sold since stays sold. */
export async function undoAllotment(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { product, entry }: Undo,
): Promise<SavedAllotment> {
  const subject = { kind: `${product.kind}_places`, id: product.id };
  return withSerializableRetry(db, async (tx) => {
    const save = await findAllotment(tx, subject, entry);
    const restore = product.kind === "course" ? restoreTees : restoreNights;
    await restore(tx, product.id, save);
    const again = await writeAudit(tx, {
      by: staff.id,
      action: "places.allotment_undo",
      subject,
      before: save.after,
      after: save.before,
      at: now(),
    });
    return { days: save.days.length, entry: again };
  });
}

async function findAllotment(
  tx: Database,
  subject: { readonly kind: string; readonly id: string },
  entry: number,
) {
  const [row] = await tx
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.id, entry),
        eq(auditEntries.subjectKind, subject.kind),
        eq(auditEntries.subjectId, subject.id),
        eq(auditEntries.action, "places.allotment"),
      ),
    );
  if (!row?.before || !row.after) throw new AppError("common.not_found");
  const { before, after } = row;
  const all = before.days as Readonly<Record<LocalDate, number>>;
  const days = Object.keys(all).toSorted() as LocalDate[];
  const set = (before.set ?? []) as readonly WantedBefore[];
  return { before, after, all, days, set, places: Number(after.places) };
}

type Save = Awaited<ReturnType<typeof findAllotment>>;

async function restoreNights(tx: Database, id: string, save: Save): Promise<void> {
  const range = and(eq(roomNights.roomId, id), inArray(roomNights.night, save.days));
  const standing = await tx
    .select({ wanted: roomNights.wanted })
    .from(roomNights)
    .where(range)
    .orderBy(asc(roomNights.night))
    .for("update");
  requireUntouched(standing, save.places);
  const nights = save.set.map(({ day, wanted }) => ({
    day,
    wanted,
    rooms: wanted ?? save.all[day],
  }));
  await tx.execute(sql`
    update ${roomNights} set wanted = t.wanted, capacity = greatest(t.rooms, room_nights.taken)
    from jsonb_to_recordset(${JSON.stringify(nights)}::text::jsonb) as t(day date, wanted smallint, rooms smallint)
    where room_nights.room_id = ${id} and room_nights.night = t.day`);
}

/** A tee time that had no number of its own gets the usual one, also where the save made its row. */
async function restoreTees(tx: Database, id: string, save: Save): Promise<void> {
  const [course] = await tx
    .select({ usual: courses.teePlaces })
    .from(courses)
    .where(eq(courses.id, id));
  if (!course) throw new AppError("common.not_found");
  const standing = await tx
    .select({ day: teeTimes.day, time: teeTimes.teeTime, wanted: teeTimes.wanted })
    .from(teeTimes)
    .where(and(eq(teeTimes.courseId, id), inArray(teeTimes.day, save.days)))
    .orderBy(asc(teeTimes.day), asc(teeTimes.teeTime))
    .for("update");
  requireUntouched(
    standing.map(({ wanted }) => ({ wanted: wanted ?? course.usual })),
    save.places,
  );
  const before = new Map(save.set.map(({ day, time, wanted }) => [`${day} ${time}`, wanted]));
  const tees = standing.map(({ day, time }) => ({
    day,
    time,
    wanted: before.get(`${day} ${time.slice(0, 5)}`) ?? null,
  }));
  const usual = sql`${course.usual}::smallint`;
  await tx.execute(sql`
    update ${teeTimes} set
      wanted = coalesce(t.wanted, case when tee_times.stopped then ${usual} end),
      capacity = greatest(case when tee_times.stopped then 0 else coalesce(t.wanted, ${usual}) end, tee_times.taken)
    from jsonb_to_recordset(${JSON.stringify(tees)}::text::jsonb) as t(day date, time time, wanted smallint)
    where tee_times.course_id = ${id} and tee_times.day = t.day and tee_times.tee_time = t.time`);
}

function requireUntouched(
  rows: readonly { readonly wanted: number | null }[],
  places: number,
): void {
  if (rows.some(({ wanted }) => wanted !== places)) throw new AppError("price.undo_late");
}
