import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { mayRead, type Role } from "#app/domain/desk/role/role-rights.ts";
import { privateSource } from "#app/domain/picture/private-upload.ts";

type Asking = { readonly id: string; readonly role: Role };

/** The uploader, the asker whose question shows it, and staff who read questions. */
export async function mayReadFile(
  db: Database,
  reader: Asking | null,
  uploadId: string,
): Promise<boolean> {
  if (!reader) return false;
  const isThere = and(eq(uploads.id, uploadId), eq(uploads.isPrivate, true));
  if (mayRead(reader.role, "qna")) return (await db.$count(uploads, isThere)) > 0;
  const shown = JSON.stringify([{ src: privateSource(uploadId) }]);
  const isShown = sql`exists (select from ${questionMessages}
    join ${questions} on ${questions.id} = ${questionMessages.questionId}
    where ${questions.memberId} = ${reader.id} and ${ne(questionMessages.author, "note")}
    and ${questionMessages.pictures} @> ${shown}::jsonb)`;
  const mine = or(eq(uploads.memberId, reader.id), isShown);
  return (await db.$count(uploads, and(isThere, mine))) > 0;
}
