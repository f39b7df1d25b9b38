import { count, desc, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { demoMail } from "#app/db/schema/message-tables.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/common/paging.ts";

export async function storeDemoMail(
  db: Database,
  mail: Pick<typeof demoMail.$inferInsert, "recipient" | "subject" | "body">,
): Promise<void> {
  await db.insert(demoMail).values(mail);
}

export type DemoMail = Awaited<ReturnType<typeof listDemoMail>>["mails"][number];

/** What the demo would have mailed, newest first; `to` is a part of an address, or empty for all. */
export async function listDemoMail(
  db: Database,
  { to, page }: { readonly to: string; readonly page: number },
) {
  const meant = sql`position(lower(${to}::text) in lower(${demoMail.recipient})) > 0`;
  const [{ total = 0 } = {}] = await db.select({ total: count() }).from(demoMail).where(meant);
  const paging = pagingOf(total, page);
  const mails = await db
    .select()
    .from(demoMail)
    .where(meant)
    .orderBy(desc(demoMail.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  return { mails, paging };
}
