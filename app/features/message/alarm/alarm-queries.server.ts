import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orderFace } from "#app/db/query/order-face.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/common/paging.ts";
import { wordsInLocale } from "#app/domain/message/write-words.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { messageText } from "#app/platform/i18n/message-text.ts";

export type AlarmRow = Awaited<ReturnType<typeof listAlarms>>["rows"][number];

/** The member's alarms, newest first, in the language of the page. */
export async function listAlarms(
  db: Database,
  locale: Locale,
  { memberId, page }: { readonly memberId: string; readonly page: number },
) {
  const [{ total = 0, newest = 0 } = {}] = await db
    .select({ total: count(), newest: sql<number>`coalesce(max(${alarms.id}), 0)` })
    .from(alarms)
    .where(eq(alarms.memberId, memberId));
  const paging = pagingOf(total, page);
  const rows = await db
    .select({
      id: alarms.id,
      kind: alarms.kind,
      template: alarms.template,
      words: alarms.words,
      link: alarms.link,
      picture: orderFace(alarms.orderId),
      readAt: alarms.readAt,
      createdAt: alarms.createdAt,
    })
    .from(alarms)
    .where(eq(alarms.memberId, memberId))
    .orderBy(desc(alarms.createdAt), desc(alarms.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  const t = translator(locale);
  return {
    paging,
    newest,
    rows: rows.map(({ template, words, ...row }) => ({
      ...row,
      text: messageText(t, template, wordsInLocale(words, locale)) ?? {
        subject: t(`message:kind.${row.kind}`),
        body: "",
      },
    })),
  };
}

export async function countUnread(db: Database, memberId: string): Promise<number> {
  const [{ unread = 0 } = {}] = await db
    .select({ unread: count() })
    .from(alarms)
    .where(and(eq(alarms.memberId, memberId), isNull(alarms.readAt)));
  return unread;
}

/** The same key adds one alarm, however often it is written. */
export function newAlarm(tx: Database, alarm: typeof alarms.$inferInsert) {
  return tx.insert(alarms).values(alarm).onConflictDoNothing().returning({ id: alarms.id });
}

export async function deleteAlarms(tx: Database, memberId: string): Promise<void> {
  await tx.delete(alarms).where(eq(alarms.memberId, memberId));
}
