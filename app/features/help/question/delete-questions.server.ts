import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/query/delete-in-batches.server.ts";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import { RETAIN_QUESTIONS_YEARS, retainedUntil } from "#app/domain/privacy/account-closure.ts";

/** Public questions stay, without a name, contact, files and subject: others read their answers. */
export async function deletePrivateQuestions(tx: Database, memberId: string): Promise<void> {
  const mine = eq(questions.memberId, memberId);
  await tx.delete(questions).where(and(mine, eq(questions.isPublic, false)));
  await stripQuestions(tx, mine);
}

/** Three years after the last word, as the form says; the pictures go with the next sweep of unused uploads. */
export async function sweepQuestions(db: Database, now: Date): Promise<number> {
  const first = retainedUntil(dateIn(SHOP_ZONE, now), -RETAIN_QUESTIONS_YEARS);
  const end = momentIn(SHOP_ZONE, first);
  const isOld = and(
    lt(questions.createdAt, end),
    or(isNull(questions.answeredAt), lt(questions.answeredAt, end)),
    or(isNull(questions.waitingSince), lt(questions.waitingSince, end)),
  );
  const deleted = await deleteInBatches(db, questions, {
    key: questions.id,
    where: and(isOld, eq(questions.isPublic, false)),
  });
  await stripQuestions(db, and(isOld, isNotNull(questions.email)));
  return deleted;
}

async function stripQuestions(tx: Database, where: SQL | undefined): Promise<void> {
  const stripped = await tx
    .update(questions)
    .set({ phone: null, email: null, reservationId: null, productKind: null, productId: null })
    .where(where)
    .returning({ id: questions.id });
  const ids = stripped.map(({ id }) => id);
  const theirs = inArray(questionMessages.questionId, ids);
  await tx.delete(questionMessages).where(and(theirs, eq(questionMessages.author, "note")));
  await tx.update(questionMessages).set({ pictures: [] }).where(theirs);
}
