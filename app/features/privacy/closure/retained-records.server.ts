import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/query/delete-in-batches.server.ts";
import { threadOfQuestion } from "#app/db/query/thread-of-question.ts";
import { consents } from "#app/db/schema/company-tables.ts";
import { questions } from "#app/db/schema/help/help-tables.ts";
import type { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { withdrawnMembers } from "#app/db/schema/privacy-tables.ts";
import { dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import {
  RETAIN_ORDERS_YEARS,
  RETAIN_QUESTIONS_YEARS,
  retainedUntil,
} from "#app/domain/privacy/account-closure.ts";

type MemberRow = typeof members.$inferSelect;

/** Copies orders and complaints out of the live tables; of a member without either, nothing is retained. */
export async function retainRecords(
  tx: Database,
  member: MemberRow,
  today: LocalDate,
): Promise<void> {
  const bought = await tx
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      total: orders.total,
      paidAt: orders.paidAt,
      booker: orders.booker,
    })
    .from(orders)
    .where(eq(orders.memberId, member.id))
    .orderBy(asc(orders.createdAt));
  const complaints = await tx
    .select({
      type: questions.type,
      title: questions.title,
      createdAt: questions.createdAt,
      messages: threadOfQuestion,
    })
    .from(questions)
    .where(and(eq(questions.memberId, member.id), eq(questions.isPublic, false)))
    .orderBy(asc(questions.createdAt));
  if (bought.length + complaints.length === 0) return;

  const years = bought.length > 0 ? RETAIN_ORDERS_YEARS : RETAIN_QUESTIONS_YEARS;
  await tx.insert(withdrawnMembers).values({
    memberId: member.id,
    keepUntil: retainedUntil(today, years),
    kept: {
      name: member.name,
      email: member.email,
      phone: member.phone,
      joinedAt: member.createdAt,
      leftOn: today,
      orders: await withLines(tx, member.id, bought),
      questions: complaints,
      questionsUntil: retainedUntil(today, RETAIN_QUESTIONS_YEARS),
      consents: await tx
        .select({
          kind: consents.kind,
          version: consents.version,
          givenAt: consents.givenAt,
          withdrawnAt: consents.withdrawnAt,
        })
        .from(consents)
        .where(eq(consents.memberId, member.id)),
    },
  });
}

async function withLines<Order extends { readonly id: string }>(
  tx: Database,
  memberId: string,
  bought: readonly Order[],
) {
  const lines = await tx
    .select({
      orderId: reservations.orderId,
      kind: reservations.kind,
      title: reservations.title,
      detail: reservations.detail,
      usedOn: reservations.usedOn,
      paid: reservations.paid,
      refund: reservations.refund,
      status: reservations.status,
      travellers: reservations.travellers,
    })
    .from(reservations)
    .where(eq(reservations.memberId, memberId));
  return bought.map((order) => ({
    ...order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
  }));
}

export async function sweepRetainedRecords(db: Database, now: Date): Promise<number> {
  const today = dateIn(SHOP_ZONE, now);
  const where = lt(withdrawnMembers.keepUntil, today);
  const deleted = await deleteInBatches(db, withdrawnMembers, {
    key: withdrawnMembers.memberId,
    where,
  });
  await deleteRetainedQuestions(db, today);
  return deleted;
}

/** Orders are retained longer than questions: these leave the record before it is deleted. */
async function deleteRetainedQuestions(db: Database, today: LocalDate): Promise<void> {
  const { kept } = withdrawnMembers;
  await db
    .update(withdrawnMembers)
    .set({ kept: sql`${kept} - 'questions' - 'questionsUntil'` })
    .where(sql`${kept}->>'questionsUntil' < ${today}`);
}
