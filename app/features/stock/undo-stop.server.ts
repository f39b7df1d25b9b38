import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/audit.ts";
import { courseDays } from "#app/db/schema/course.ts";
import { roomNights } from "#app/db/schema/hotel.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { StoppedDays } from "./stop-selling.server.ts";

type Undo = {
  readonly product: { readonly kind: "course" | "room"; readonly id: string };
  readonly entry: number;
};

/** Opens what a save closed, or closes what it opened with the reasons of before; refused once a day of it was changed again. */
export async function undoStop(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { product, entry }: Undo,
): Promise<StoppedDays> {
  const subject = { kind: `${product.kind}_places`, id: product.id };
  return withSerializableRetry(db, async (tx) => {
    const stop = await findStop(tx, subject, entry);
    const days =
      product.kind === "course" ? courseDaysOf(tx, product.id) : roomNightsOf(tx, product.id);
    const standing = await days.lock(stop.days);
    const isUntouched = standing.every(
      ({ closed, reason }) => closed === stop.closed && reason === stop.reason,
    );
    if (!isUntouched || standing.length < stop.days.length) throw new AppError("price.undo_late");
    for (const [reason, group] of Map.groupBy(stop.days, (day) => stop.reasons[day] ?? null)) {
      await days.set(group, { closed: !stop.closed, closeReason: reason });
    }
    const written = await writeAudit(tx, {
      by: staff.id,
      action: stop.closed ? "places.open" : "places.close",
      subject,
      before: stop.after,
      after: stop.before,
      at: now(),
    });
    return { days: stop.days.length, entry: written };
  });
}

async function findStop(
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
        inArray(auditEntries.action, ["places.close", "places.open"]),
      ),
    );
  if (!row?.before || !row.after) throw new AppError("common.not_found");
  const { before, after } = row;
  return {
    before,
    after,
    days: after.days as readonly LocalDate[],
    closed: after.closed === true,
    reason: (after.reason as string | undefined) ?? null,
    reasons: (before.reasons ?? {}) as Readonly<Partial<Record<LocalDate, string>>>,
  };
}

type Sale = { readonly closed: boolean; readonly closeReason: string | null };

function courseDaysOf(tx: Database, id: string) {
  const of = (days: readonly LocalDate[]) =>
    and(eq(courseDays.courseId, id), inArray(courseDays.day, [...days]));
  return {
    lock: (days: readonly LocalDate[]) =>
      tx
        .select({ closed: courseDays.closed, reason: courseDays.closeReason })
        .from(courseDays)
        .where(of(days))
        .orderBy(asc(courseDays.day))
        .for("update"),
    set: (days: readonly LocalDate[], sale: Sale) =>
      tx.update(courseDays).set(sale).where(of(days)),
  };
}

function roomNightsOf(tx: Database, id: string) {
  const of = (nights: readonly LocalDate[]) =>
    and(eq(roomNights.roomId, id), inArray(roomNights.night, [...nights]));
  return {
    lock: (nights: readonly LocalDate[]) =>
      tx
        .select({ closed: roomNights.closed, reason: roomNights.closeReason })
        .from(roomNights)
        .where(of(nights))
        .orderBy(asc(roomNights.night))
        .for("update"),
    set: (nights: readonly LocalDate[], sale: Sale) =>
      tx.update(roomNights).set(sale).where(of(nights)),
  };
}
