import type { Database } from "#app/db/client.server.ts";
import { legalDocuments } from "#app/db/schema/company-tables.ts";
import type { LegalKind } from "#app/domain/company/legal/legal-kinds.ts";

/** A text in force, as short as can be. */
export async function addLegalText(db: Database, kind: LegalKind): Promise<void> {
  const text = { ko: "내용" };
  await db.insert(legalDocuments).values({
    kind,
    edition: 1,
    title: { ko: kind },
    intro: text,
    body: { ko: "<h2>제1조</h2><p>내용</p>" },
    effectiveOn: "2026-01-01",
  });
}
