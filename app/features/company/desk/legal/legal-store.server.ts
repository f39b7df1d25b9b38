import { and, asc, desc, eq, lt, max, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { legalDocuments } from "#app/db/schema/company-tables.ts";
import { type LocalDate, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { LEGAL_FORM } from "#app/domain/company/legal/legal-form.ts";
import { LEGAL_KINDS, type LegalKind } from "#app/domain/company/legal/legal-kinds.ts";
import { legalBodyOf } from "#app/domain/company/legal/legal-parts.ts";
import { inForce, isFixed, legalStateOf } from "#app/domain/company/legal/legal-state.ts";
import type { RecordRow, RecordType } from "#app/features/desk/record/record-type.server.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";

/** A version of a legal text. What is in force is refused here for the reader, and by a trigger for good. */
export const LEGAL: RecordType = {
  ...LEGAL_FORM,
  table: legalDocuments,
  failure: "record.save_failed",
  complete: async (tx, row) => (row.kind ? { ...row, edition: await nextEdition(tx, row) } : row),
  check: async (tx, { id, row, at }) => {
    const today = shopDayOf(at);
    const stored = id === undefined ? undefined : await findLegal(tx, Number(id));
    if (stored && isFixed(stored, today)) throw new AppError("legal.in_force");
    const kind = stored?.kind ?? (row.kind as LegalKind);
    const edition = stored?.edition ?? Number(row.edition);
    return dateMistakes(tx, row, { kind, edition, today });
  },
  isDeletable: () =>
    sql`not (${legalDocuments.status} = 'scheduled' and ${legalDocuments.effectiveOn} <= (now() at time zone 'Asia/Seoul')::date)`,
};

/** Locks the versions of the text: two colleagues who start the next one concurrently get two numbers. */
async function nextEdition(tx: Database, { kind }: RecordRow): Promise<number> {
  const isOfKind = eq(legalDocuments.kind, kind as LegalKind);
  await tx.select({ id: legalDocuments.id }).from(legalDocuments).where(isOfKind).for("update");
  const [row] = await tx
    .select({ last: max(legalDocuments.edition) })
    .from(legalDocuments)
    .where(isOfKind);
  return (row?.last ?? 0) + 1;
}

type Version = { readonly kind: LegalKind; readonly edition: number; readonly today: LocalDate };

/** A version takes effect today or later, and after every version before it. */
async function dateMistakes(
  tx: Database,
  { status, effectiveOn }: RecordRow,
  { kind, edition, today }: Version,
): Promise<FieldErrors> {
  if (status !== "scheduled") return {};
  const day = effectiveOn as LocalDate;
  if (day < today) return { effectiveOn: "record.moment_past" };
  const [before] = await tx
    .select({ day: max(legalDocuments.effectiveOn) })
    .from(legalDocuments)
    .where(
      and(
        eq(legalDocuments.kind, kind),
        eq(legalDocuments.status, "scheduled"),
        lt(legalDocuments.edition, edition),
      ),
    );
  return before?.day && day <= before.day ? { effectiveOn: "legal.before_other" } : {};
}

export async function findLegal(db: Database, id: number) {
  const [row] = await db.select().from(legalDocuments).where(eq(legalDocuments.id, id));
  return row;
}

export type LegalRecord = NonNullable<Awaited<ReturnType<typeof findLegal>>>;

export type LegalVersion = Awaited<ReturnType<typeof listLegal>>[number]["versions"][number];

/** Every text with its versions, the newest first; also texts without any version yet. */
export async function listLegal(db: Database, now: Date) {
  const today = shopDayOf(now);
  const rows = await db
    .select({
      id: legalDocuments.id,
      kind: legalDocuments.kind,
      edition: legalDocuments.edition,
      status: legalDocuments.status,
      effectiveOn: legalDocuments.effectiveOn,
    })
    .from(legalDocuments)
    .orderBy(asc(legalDocuments.kind), desc(legalDocuments.edition));
  return LEGAL_KINDS.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const versions = own.map((row) => ({ ...row, state: legalStateOf(row, own, today) }));
    return { kind, versions };
  });
}

/** What a new version of a text begins with: the one in force, or else the newest. */
export async function startOfLegal(db: Database, kind: LegalKind, now: Date) {
  const rows = await db
    .select()
    .from(legalDocuments)
    .where(eq(legalDocuments.kind, kind))
    .orderBy(desc(legalDocuments.edition));
  const text = inForce(rows, shopDayOf(now)) ?? rows[0];
  if (!text) return {};
  return Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [`title_${locale}`, text.title[locale] ?? ""],
      [`intro_${locale}`, text.intro[locale] ?? ""],
      [`body_${locale}`, legalBodyOf(locale, text)],
    ]),
  );
}
