import { and, asc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { openRecords } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";

/** Longer than two reports of a browser, so that one lost report does not close a record. */
const OPEN_MS = 45_000;

type Open = { readonly kind: string; readonly id: string; readonly memberId: string };

/** Says that a member of staff has a record open; answers with the others who have. */
export async function reportOpen(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  { kind, id, memberId }: Open,
): Promise<readonly { readonly name: string }[]> {
  const seenAt = now();
  const limit = new Date(seenAt.getTime() - OPEN_MS);
  await db.delete(openRecords).where(lt(openRecords.seenAt, limit));
  await db
    .insert(openRecords)
    .values({ subjectKind: kind, subjectId: id, memberId, seenAt })
    .onConflictDoUpdate({
      target: [openRecords.subjectKind, openRecords.subjectId, openRecords.memberId],
      set: { seenAt: sql`excluded.seen_at` },
    });
  return db
    .select({ name: members.name })
    .from(openRecords)
    .innerJoin(members, eq(members.id, openRecords.memberId))
    .where(
      and(
        eq(openRecords.subjectKind, kind),
        eq(openRecords.subjectId, id),
        ne(openRecords.memberId, memberId),
        gt(openRecords.seenAt, limit),
      ),
    )
    .orderBy(asc(members.name));
}

export async function reportClosed(db: Database, { kind, id, memberId }: Open): Promise<void> {
  await db
    .delete(openRecords)
    .where(
      and(
        eq(openRecords.subjectKind, kind),
        eq(openRecords.subjectId, id),
        eq(openRecords.memberId, memberId),
      ),
    );
}
