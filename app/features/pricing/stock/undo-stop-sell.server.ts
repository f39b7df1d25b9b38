import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { type StoppableProduct, saleDaysOf } from "./sale-days.server.ts";

type Undo = {
  /** Left out, the entries may be of any course: the stop of several together. */
  readonly product?: StoppableProduct;
  readonly entries: readonly number[];
};

/** Opens what a stop closed, or closes what was opened with the reasons of before; refused whole once a day of it was changed again. */
export async function undoStopSell(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { product, entries }: Undo,
): Promise<{ readonly days: number }> {
  return withSerializableRetry(db, async (tx) => {
    let days = 0;
    for (const stop of await findStops(tx, { product, entries })) {
      await restoreDays(tx, stop);
      await writeAudit(tx, {
        by: staff.id,
        action: stop.closed ? "places.open" : "places.close",
        subject: { kind: `${stop.product.kind}_places`, id: stop.product.id },
        before: stop.after,
        after: stop.before,
        at: now(),
      });
      days += stop.days.length;
    }
    return { days };
  });
}

type Stop = Awaited<ReturnType<typeof findStops>>[number];

async function restoreDays(tx: Database, { product, ...stop }: Stop): Promise<void> {
  const sale = saleDaysOf(tx, product);
  const standing = await sale.lock(stop.days);
  const isUntouched = standing.every(
    ({ closed, reason }) => closed === stop.closed && reason === stop.reason,
  );
  if (!isUntouched || standing.length < stop.days.length) throw new AppError("price.undo_late");
  for (const [reason, group] of Map.groupBy(stop.days, (day) => stop.reasons[day] ?? null)) {
    await sale.set(group, { closed: !stop.closed, closeReason: reason });
  }
}

async function findStops(tx: Database, { product, entries }: Undo) {
  const wanted = [...new Set(entries)];
  const rows = await tx
    .select({ id: auditEntries.subjectId, before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.id, wanted),
        inArray(auditEntries.action, ["places.close", "places.open"]),
        ofProduct(product),
      ),
    )
    .orderBy(asc(auditEntries.subjectId));
  if (rows.length === 0 || rows.length < wanted.length) throw new AppError("common.not_found");
  return rows.map(({ id, before, after }) => {
    if (!before || !after) throw new AppError("common.not_found");
    return {
      product: product ?? ({ kind: "course", id } as const),
      before,
      after,
      days: after.days as readonly LocalDate[],
      closed: after.closed === true,
      reason: (after.reason as string | undefined) ?? null,
      reasons: (before.reasons ?? {}) as Readonly<Partial<Record<LocalDate, string>>>,
    };
  });
}

function ofProduct(product: StoppableProduct | undefined): SQL | undefined {
  return product
    ? and(
        eq(auditEntries.subjectKind, `${product.kind}_places`),
        eq(auditEntries.subjectId, product.id),
      )
    : eq(auditEntries.subjectKind, "course_places");
}
