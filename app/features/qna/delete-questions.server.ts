import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { questions } from "#app/db/schema/community.ts";

/** Public questions stay, without a name: others read their answers. */
export async function deletePrivateQuestions(tx: Database, memberId: string): Promise<void> {
  await tx
    .delete(questions)
    .where(and(eq(questions.memberId, memberId), eq(questions.isPublic, false)));
}
