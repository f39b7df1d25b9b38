import { inArray, max } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { legalDocuments } from "#app/db/schema/content.ts";
import { PAYMENT_AGREEMENTS } from "#app/domain/booking/people/booker.ts";

/** The current versions of the three texts: an order stores which were agreed to. */
export async function agreedVersions(db: Database) {
  const kinds = PAYMENT_AGREEMENTS.map(({ kind }) => kind);
  const rows = await db
    .select({ kind: legalDocuments.kind, version: max(legalDocuments.edition) })
    .from(legalDocuments)
    .where(inArray(legalDocuments.kind, kinds))
    .groupBy(legalDocuments.kind);
  return rows.map(({ kind, version }) => ({ kind, version: version ?? 0 }));
}
