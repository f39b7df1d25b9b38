import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { helpAnswers } from "#app/db/schema/help/help-tables.ts";
import { HELP_FORM } from "#app/domain/help/centre/help-form.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";

export async function findHelpAnswer(db: Database, id: number) {
  const [answer] = await db
    .select({ question: helpAnswers.question, subject: helpAnswers.subject })
    .from(helpAnswers)
    .where(eq(helpAnswers.id, id));
  return answer;
}

export const HELP: RecordType = {
  ...HELP_FORM,
  table: helpAnswers,
  failure: "help.save_failed",
};
