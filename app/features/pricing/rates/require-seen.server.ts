import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/desk/audit-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { RatesChanged } from "./prices-changed.ts";

type Subject = { readonly kind: string; readonly id: string };
type Seen = {
  /** What the form saw, as `seen-rules.ts` writes it. */
  readonly seen: string;
  readonly standing: string;
  readonly subject: Subject;
};

/** Refuses to write over what somebody else saved after the form was opened, and says who it was. */
export async function requireSeen(tx: Database, { seen, standing, subject }: Seen): Promise<void> {
  // A form ends its lines with two characters.
  if (seen.replaceAll("\r\n", "\n") === standing) return;
  throw new RatesChanged(await lastChange(tx, subject));
}

async function lastChange(tx: Database, { kind, id }: Subject) {
  const [last] = await tx
    .select({ by: members.name, at: auditEntries.createdAt })
    .from(auditEntries)
    .leftJoin(members, eq(members.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, id)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return { by: last?.by ?? null, at: last?.at ?? null };
}
