import { inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { phoneSearch } from "#app/domain/member/phone-search.ts";
import { logLookups } from "#app/features/desk/audit/log-lookups.server.ts";

type FoundLines = {
  readonly by: string;
  readonly q: string;
  /** The numbers of the lines that it found. */
  readonly lines: readonly number[];
  readonly at: Date;
};

/** Whoever finds lines by a phone number has looked up whose they are. */
export async function logFoundLines(db: Database, { by, q, lines, at }: FoundLines): Promise<void> {
  if (!phoneSearch(q) || lines.length === 0) return;
  const found = await db
    .selectDistinct({ id: reservations.memberId })
    .from(reservations)
    .where(inArray(reservations.idx, [...lines]));
  const memberIds = found.map(({ id }) => id);
  await logLookups(db, { by, memberIds, way: "reservations", at });
}
