import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";

const ENTRIES_SHOWN = 50;

/** What staff did to one record, newest first. */
export function listHistory(
  db: Database,
  { kind, id }: { readonly kind: string; readonly id: string | number },
) {
  return db
    .select({
      id: auditEntries.id,
      action: auditEntries.action,
      by: members.name,
      at: auditEntries.createdAt,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .leftJoin(members, eq(members.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, String(id))))
    .orderBy(desc(auditEntries.id))
    .limit(ENTRIES_SHOWN);
}

/** Who changed a record last; null where it was no person, or nobody. */
export async function lastEditor(
  db: Database,
  { kind, id }: { readonly kind: string; readonly id: string | number },
): Promise<string | null> {
  const [last] = await db
    .select({ by: auditEntries.actorId })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, String(id))))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last?.by ?? null;
}

export type HistoryEntry = Awaited<ReturnType<typeof listHistory>>[number];

/** The state before one change of a record; undefined for another record's entry. */
export async function factsBefore(
  db: Database,
  {
    kind,
    id,
    entry,
  }: { readonly kind: string; readonly id: string | number; readonly entry: number },
) {
  const [row] = await db
    .select({ before: auditEntries.before })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.id, entry),
        eq(auditEntries.subjectKind, kind),
        eq(auditEntries.subjectId, String(id)),
      ),
    );
  return row?.before ?? undefined;
}
