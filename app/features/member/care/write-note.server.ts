import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { memberNotes } from "#app/db/schema/member/member-desk-tables.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Note = { readonly by: string; readonly memberId: string; readonly text: string };

/** Notes are only added: their authors stay visible to colleagues. */
export async function writeNote(
  { db, now }: Pick<Services, "db" | "now">,
  { by, memberId, text }: Note,
): Promise<void> {
  await db.insert(memberNotes).values({ memberId, authorId: by, text, createdAt: now() });
}

/** Deletes the notes about a member who leaves. */
export async function deleteNotes(tx: Database, memberId: string): Promise<void> {
  await tx.delete(memberNotes).where(eq(memberNotes.memberId, memberId));
}
