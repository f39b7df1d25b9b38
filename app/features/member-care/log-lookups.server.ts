import { and, eq, gte, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/audit.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";

/** Whoever types goes on typing: the same person found again is the same look-up. */
const SAME_LOOKUP_MS = 10 * 60_000;

type Lookup = {
  readonly by: string;
  readonly memberIds: readonly string[];
  /** Where they were looked for. */
  readonly way: "list" | "reservations" | "palette" | "phone_order";
  readonly at: Date;
};

/** Who looked whom up; what was typed is not stored, as it is the number or address itself. */
export async function logLookups(db: Database, { by, memberIds, way, at }: Lookup): Promise<void> {
  const others = memberIds.filter((id) => id !== by);
  if (others.length === 0) return;
  const known = await db
    .select({ id: auditEntries.subjectId })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectKind, "member"),
        inArray(auditEntries.subjectId, others),
        eq(auditEntries.action, "member.find"),
        eq(auditEntries.actorId, by),
        gte(auditEntries.createdAt, new Date(at.getTime() - SAME_LOOKUP_MS)),
      ),
    );
  const logged = new Set(known.map(({ id }) => id));
  for (const id of others.filter((each) => !logged.has(each))) {
    const subject = { kind: "member", id };
    await writeAudit(db, { by, action: "member.find", subject, after: { way }, at });
  }
}
