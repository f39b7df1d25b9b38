import type { Database } from "#app/db/client.server.ts";
import { demoMail } from "#app/db/schema/message-tables.ts";

export async function storeDemoMail(
  db: Database,
  mail: Pick<typeof demoMail.$inferInsert, "recipient" | "subject" | "body">,
): Promise<void> {
  await db.insert(demoMail).values(mail);
}
