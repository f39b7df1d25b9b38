import { asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { cannedAnswers } from "#app/db/schema/help/help-tables.ts";
import { CANNED_ANSWER_FORM } from "#app/domain/help/question/canned-answer.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";

export const CANNED_ANSWER: RecordType = {
  ...CANNED_ANSWER_FORM,
  table: cannedAnswers,
  failure: "record.save_failed",
  created: "createdAt",
};

/** Most used first. */
export function listCanned(db: Database) {
  return db
    .select({
      id: cannedAnswers.id,
      title: cannedAnswers.title,
      body: cannedAnswers.body,
      uses: cannedAnswers.uses,
    })
    .from(cannedAnswers)
    .orderBy(desc(cannedAnswers.uses), asc(cannedAnswers.id));
}

export type CannedAnswer = Awaited<ReturnType<typeof listCanned>>[number];

/** For the order of the list; its version stays, because its text did not change. */
export async function countUse(db: Database, id: number): Promise<void> {
  await db
    .update(cannedAnswers)
    .set({ uses: sql`${cannedAnswers.uses} + 1` })
    .where(eq(cannedAnswers.id, id));
}
