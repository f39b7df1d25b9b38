import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";

export type AuditFacts = Readonly<Record<string, unknown>>;

type StaffChange = {
  /** The member of staff who did it; null where a command at the server did. */
  readonly by: string | null;
  /** Such as `member.role` or `notice.save`. */
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string | number };
  readonly before?: AuditFacts | undefined;
  readonly after?: AuditFacts | undefined;
  readonly at: Date;
};

/**
 * Writes down what staff changed, in the transaction of the change: what is rolled back was never done.
 * Answers with the number of the entry.
 */
export async function writeAudit(tx: Database, change: StaffChange): Promise<number> {
  const [entry] = await tx
    .insert(auditEntries)
    .values(rowOf(change))
    .returning({ id: auditEntries.id });
  if (!entry) throw new Error("an audit entry was not written");
  return entry.id;
}

/** A statement takes only so many values. */
const ROWS_AT_ONCE = 1_000;

/** As `writeAudit`, for several changes in one statement. */
export async function writeAudits(tx: Database, changes: readonly StaffChange[]): Promise<void> {
  for (let from = 0; from < changes.length; from += ROWS_AT_ONCE) {
    await tx.insert(auditEntries).values(changes.slice(from, from + ROWS_AT_ONCE).map(rowOf));
  }
}

function rowOf({ by, action, subject, before, after, at }: StaffChange) {
  return {
    actorId: by,
    action,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    before,
    after,
    createdAt: at,
  };
}
