import { and, eq } from "drizzle-orm";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { TeeState } from "#app/domain/pricing/desk/tee-sheet-form.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { type SavedSheet, saveTeeSheet } from "./save-tee-sheet.server.ts";

type SheetEntry = {
  readonly day: LocalDate;
  readonly rows: Readonly<Record<string, TeeState>>;
  readonly reasons?: Readonly<Record<string, string>>;
};

/** Undoes a save of the sheet row by row: a row sold or changed after it stays as it is. */
export async function undoTeeSheet(
  services: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { courseId, entry }: { readonly courseId: string; readonly entry: number },
): Promise<SavedSheet> {
  const [found] = await services.db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.id, entry),
        eq(auditEntries.subjectKind, "course_places"),
        eq(auditEntries.subjectId, courseId),
        eq(auditEntries.action, "places.sheet"),
      ),
    );
  if (!found?.before || !found.after) throw new AppError("common.not_found");
  const [before, after] = [found.before as SheetEntry, found.after as SheetEntry];
  const rows = Object.entries(after.rows).flatMap(([time, seen]) => {
    const next = before.rows[time];
    return next ? [{ time, seen, next, reason: before.reasons?.[time] ?? "" }] : [];
  });
  return saveTeeSheet(services, staff, { courseId, day: before.day, rows, reason: "" });
}
