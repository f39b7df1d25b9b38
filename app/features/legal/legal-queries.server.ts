import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { legalDocuments } from "#app/db/schema/content.ts";
import type { LegalKind } from "#app/domain/content/legal.ts";
import { type Locale, localizedText } from "#app/domain/locale.ts";

export type LegalDocument = NonNullable<Awaited<ReturnType<typeof findLegalDocument>>>;

/** The newest version. */
export async function findLegalDocument(db: Database, locale: Locale, kind: LegalKind) {
  const [document] = await db
    .select({
      version: legalDocuments.edition,
      title: inLocale(legalDocuments.title, locale),
      intro: inLocale(legalDocuments.intro, locale),
      sections: legalDocuments.sections,
      effectiveOn: legalDocuments.effectiveOn,
    })
    .from(legalDocuments)
    .where(eq(legalDocuments.kind, kind))
    .orderBy(desc(legalDocuments.edition))
    .limit(1);
  if (!document) return undefined;
  return {
    ...document,
    sections: document.sections.map(({ heading, paragraphs }) => ({
      heading: localizedText(heading, locale),
      paragraphs: paragraphs.map((paragraph) => localizedText(paragraph, locale)),
    })),
  };
}
