import { and, eq, gte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { writeAudits } from "./write-audit.server.ts";

/** While a colleague types, finding the same person again is the same look-up. */
const SAME_LOOKUP_MS = 10 * 60_000;

type Lookup = {
  readonly by: string;
  readonly memberIds: readonly string[];
  /** The place of the search. */
  readonly way: "list" | "reservations" | "palette" | "phone_order" | "export";
  readonly at: Date;
};

/**
 * Logs which colleague looked up which members; the typed text is not stored, because it is the number or address
 * itself.
 */
export async function logLookups(db: Database, { by, memberIds, way, at }: Lookup): Promise<void> {
  const others = [...new Set(memberIds)].filter((id) => id !== by);
  if (others.length === 0) return;
  const known = await db
    .select({ id: auditEntries.subjectId })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectKind, "member"),
        eq(auditEntries.action, "member.find"),
        eq(auditEntries.actorId, by),
        gte(auditEntries.createdAt, new Date(at.getTime() - SAME_LOOKUP_MS)),
      ),
    );
  const logged = new Set(known.map(({ id }) => id));
  const entry = { by, action: "member.find", after: { way }, at };
  const found = others.filter((id) => !logged.has(id));
  await writeAudits(
    db,
    found.map((id) => ({ ...entry, subject: { kind: "member", id } })),
  );
}
