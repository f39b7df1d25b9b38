import { and, eq, isNotNull, lte, ne } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/query/delete-in-batches.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { demoMail, notificationChoices, outbox } from "#app/db/schema/message-tables.ts";

const DAY_MS = 86_400_000;
/** Removes the texts and keeps recipient and kind; for advertising the law wants that for six months. */
const OUTBOX_RETENTION_MS = 184 * DAY_MS;
const DEMO_MAIL_RETENTION_MS = 30 * DAY_MS;

export async function deleteMessagesOf(tx: Database, memberId: string): Promise<void> {
  await tx.delete(notificationChoices).where(eq(notificationChoices.memberId, memberId));
  await tx.delete(outbox).where(eq(outbox.memberId, memberId));
}

/** Two members may share an address: what was sent to the other stays. */
export async function deleteMessagesTo(tx: Database, address: string): Promise<void> {
  const others = await tx.$count(members, eq(members.email, address));
  const theirs = and(eq(outbox.recipient, address), isNotNull(outbox.memberId));
  if (others > 0 || (await tx.$count(outbox, theirs)) > 0) return;
  await tx.delete(demoMail).where(eq(demoMail.recipient, address));
  await tx.delete(outbox).where(eq(outbox.recipient, address));
}

export async function sweepMessages(db: Database, now: Date): Promise<number> {
  const before = (retentionMs: number) => new Date(now.getTime() - retentionMs);
  const isOver = lte(outbox.createdAt, before(OUTBOX_RETENTION_MS));
  const sent = await deleteInBatches(db, outbox, {
    key: outbox.id,
    where: and(ne(outbox.status, "waiting"), isOver),
  });
  const mails = await deleteInBatches(db, demoMail, {
    key: demoMail.id,
    where: lte(demoMail.createdAt, before(DEMO_MAIL_RETENTION_MS)),
  });
  return sent + mails;
}
