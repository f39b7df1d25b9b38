import { and, desc, eq, inArray, lte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { legalDocuments } from "#app/db/schema/company-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { LegalKind } from "#app/domain/company/legal/legal-kinds.ts";
import { legalPartsIn } from "#app/domain/company/legal/legal-parts.ts";

export type LegalDocument = NonNullable<Awaited<ReturnType<typeof findLegalDocument>>>;

type Wanted = {
  readonly kind: LegalKind;
  readonly today: LocalDate;
  /** An earlier one; without it, the version in force. */
  readonly edition?: number | undefined;
  /** Staff also see what is not in force yet. */
  readonly drafts?: boolean;
};

export async function findLegalDocument(
  db: Database,
  locale: Locale,
  { kind, today, edition, drafts = false }: Wanted,
) {
  const [document] = await db
    .select({
      version: legalDocuments.edition,
      title: inLocale(legalDocuments.title, locale),
      intro: inLocale(legalDocuments.intro, locale),
      body: legalDocuments.body,
      sections: legalDocuments.sections,
      effectiveOn: legalDocuments.effectiveOn,
    })
    .from(legalDocuments)
    .where(
      and(
        eq(legalDocuments.kind, kind),
        edition === undefined ? undefined : eq(legalDocuments.edition, edition),
        drafts && edition !== undefined ? undefined : hasComeIntoForce(today),
      ),
    )
    .orderBy(...NEWEST)
    .limit(1);
  if (!document) return undefined;
  const { body, sections, ...facts } = document;
  return { ...facts, sections: legalPartsIn(locale, { body, sections }) };
}

export type LegalEdition = Awaited<ReturnType<typeof listLegalEditions>>[number];

/** The version in force and all before it, the newest first. */
export function listLegalEditions(db: Database, kind: LegalKind, today: LocalDate) {
  return db
    .select({ version: legalDocuments.edition, effectiveOn: legalDocuments.effectiveOn })
    .from(legalDocuments)
    .where(and(eq(legalDocuments.kind, kind), hasComeIntoForce(today)))
    .orderBy(...NEWEST);
}

/** Which version of each text, or of these, is in force: a consent says what was read. */
export function editionsInForce(db: Database, today: LocalDate, kinds?: readonly LegalKind[]) {
  return db
    .selectDistinctOn([legalDocuments.kind], {
      kind: legalDocuments.kind,
      version: legalDocuments.edition,
    })
    .from(legalDocuments)
    .where(and(hasComeIntoForce(today), kinds && inArray(legalDocuments.kind, [...kinds])))
    .orderBy(legalDocuments.kind, ...NEWEST);
}

/** The rule of `inForce` in SQL. */
const NEWEST = [desc(legalDocuments.effectiveOn), desc(legalDocuments.edition)];

function hasComeIntoForce(today: LocalDate) {
  return and(eq(legalDocuments.status, "scheduled"), lte(legalDocuments.effectiveOn, today));
}
