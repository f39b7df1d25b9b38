import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/audit.ts";

export type AuditFacts = Readonly<Record<string, unknown>>;

type StaffChange = {
  /** The member of staff who did it; nobody, where a command at the server did. */
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
export async function writeAudit(
  tx: Database,
  { by, action, subject, before, after, at }: StaffChange,
): Promise<number> {
  const [entry] = await tx
    .insert(auditEntries)
    .values({
      actorId: by,
      action,
      subjectKind: subject.kind,
      subjectId: String(subject.id),
      before,
      after,
      createdAt: at,
    })
    .returning({ id: auditEntries.id });
  if (!entry) throw new Error("an audit entry was not written");
  return entry.id;
}
