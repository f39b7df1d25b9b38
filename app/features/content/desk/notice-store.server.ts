import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { notices } from "#app/db/schema/content-tables.ts";
import { NOTICE_FORM } from "#app/domain/content/notice/notice-form.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";

export async function findNotice(db: Database, id: number) {
  const [notice] = await db.select().from(notices).where(eq(notices.id, id));
  return notice;
}

export type NoticeRecord = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

/** Without a moment it is published at its first save, and later stays where it is. */
export const NOTICE: RecordType = {
  ...NOTICE_FORM,
  table: notices,
  failure: "notice.save_failed",
  created: "publishedAt",
  complete: async (_tx, { publishedAt, ...row }) => (publishedAt ? { ...row, publishedAt } : row),
};
