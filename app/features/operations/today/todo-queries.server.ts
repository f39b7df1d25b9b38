import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { questions } from "#app/db/schema/help/help-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { reservationAssignees } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { shortDay } from "#app/domain/common/date/date-text.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { maskName } from "#app/domain/common/text/mask.ts";
import { answerDueAt } from "#app/domain/help/question/answer-status.ts";
import type { Assignee, Todo } from "#app/domain/operations/today.ts";
import { answerBy } from "#app/domain/reservation/desk/queues.ts";
import { unclearUntil } from "#app/domain/reservation/refund/unclear-refund.ts";
import { recheckBy } from "#app/domain/reservation/status/recheck-rules.ts";
import {
  toConfirm,
  toRecheck,
} from "#app/features/reservation/desk/reservation-conditions.server.ts";
import { movedAt, offeredUntil } from "#app/features/reservation/desk/reservation-order.server.ts";

/** More are never read for a page; a desk that is this late has other worries. */
const MOST_WAITING = 500;

export type Reader = { readonly db: Database; readonly locale: Locale; readonly now: Date };

type Queues = Reader & { readonly supplierHours: number };

const staff = alias(members, "staff");

/** The staff member assigned to a reservation or a question; null while unassigned. */
const ASSIGNEE = { assigneeId: staff.id, assigneeName: staff.name };

function assigneeOf(row: {
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
}): Assignee | null {
  return row.assigneeId === null ? null : { id: row.assigneeId, name: row.assigneeName ?? "" };
}

const LINE = {
  ...ASSIGNEE,
  id: reservations.idx,
  title: reservations.title,
  usedOn: reservations.usedOn,
  zone: reservations.zone,
  number: orders.number,
  customer: members.name,
  createdAt: reservations.createdAt,
};

/** Lines that the supplier has to confirm; while the customer chooses another time the desk is not late. */
export async function linesToConfirm({ db, locale, supplierHours }: Queues): Promise<Todo[]> {
  const rows = await db
    .select({
      ...LINE,
      title: inLocale(reservations.title, locale),
      detail: inLocale(reservations.detail, locale),
      movedAt,
      offeredUntil,
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .leftJoin(reservationAssignees, eq(reservationAssignees.reservationId, reservations.id))
    .leftJoin(staff, eq(staff.id, reservationAssignees.staffId))
    .where(toConfirm())
    .orderBy(asc(reservations.createdAt))
    .limit(MOST_WAITING);
  return rows
    .filter((row) => row.offeredUntil === null)
    .map((row) => ({
      kind: "confirm",
      id: row.id,
      by: answerBy("confirm", row.movedAt ?? row.createdAt, supplierHours),
      title: `${row.title} · ${shortDay(row.usedOn)} · ${row.detail}`,
      detail: `${row.number} · ${maskName(row.customer)}`,
      assignee: assigneeOf(row),
    }));
}

export async function toDecide({ db, locale, supplierHours }: Queues) {
  const rows = await db
    .select({
      id: sql<number>`min(${reservations.idx})`.mapWith(Number),
      title: sql<string>`min(${inLocale(reservations.title, locale)})`,
      number: orders.number,
      customer: members.name,
      sum: sql<number>`${refunds.card} + ${refunds.points}`.mapWith(Number),
      askedAt: refunds.createdAt,
      // For a refund of several lines, an assignee of any of them.
      assigneeId: sql<string | null>`min(${staff.id}::text)`,
      assigneeName: sql<string | null>`min(${staff.name})`,
    })
    .from(refunds)
    .innerJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .innerJoin(reservations, eq(reservations.id, refundLines.reservationId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(members, eq(members.id, orders.memberId))
    .leftJoin(reservationAssignees, eq(reservationAssignees.reservationId, reservations.id))
    .leftJoin(staff, eq(staff.id, reservationAssignees.staffId))
    .where(eq(refunds.status, "review"))
    .groupBy(refunds.id, orders.number, members.name)
    .orderBy(asc(refunds.createdAt))
    .limit(MOST_WAITING);
  const todos = rows.map(
    (row): Todo => ({
      kind: "decide",
      id: row.id,
      by: answerBy("decide", row.askedAt, supplierHours),
      title: row.title,
      detail: `${row.number} · ${maskName(row.customer)}`,
      assignee: assigneeOf(row),
    }),
  );
  return { todos, sum: won(rows.reduce((all, { sum }) => all + sum, 0)) };
}

/** Refunds in the provider's console: until staff explain what they were for, their members can cancel nothing. */
export async function toExplain({ db, locale }: Reader): Promise<Todo[]> {
  const rows = await db
    .select({
      id: providerFindings.id,
      amount: providerFindings.amount,
      foundAt: providerFindings.foundAt,
      number: orders.number,
      customer: members.name,
    })
    .from(providerFindings)
    .innerJoin(orders, eq(orders.paymentOrderId, providerFindings.paymentOrderId))
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(and(eq(providerFindings.kind, "refund_elsewhere"), eq(providerFindings.status, "open")))
    .orderBy(asc(providerFindings.foundAt))
    .limit(MOST_WAITING);
  return rows.map(({ id, amount, foundAt, number, customer }) => ({
    kind: "finding",
    id,
    by: unclearUntil(foundAt),
    title: `${number} · ${formatWon(amount, locale)}`,
    detail: maskName(customer),
    assignee: null,
  }));
}

export async function toAnswer({ db, locale }: Reader): Promise<Todo[]> {
  const rows = await db
    .select({
      id: questions.id,
      title: inLocale(questions.title, locale),
      author: members.name,
      waitingSince: questions.waitingSince,
      ...ASSIGNEE,
    })
    .from(questions)
    .innerJoin(members, eq(members.id, questions.memberId))
    .leftJoin(staff, eq(staff.id, questions.assigneeId))
    .where(isNotNull(questions.waitingSince))
    .orderBy(asc(questions.waitingSince))
    .limit(MOST_WAITING);
  return rows.flatMap(({ id, title, author, waitingSince, ...row }) =>
    waitingSince
      ? [
          {
            kind: "question" as const,
            id,
            by: answerDueAt(waitingSince),
            title,
            detail: maskName(author),
            assignee: assigneeOf(row),
          },
        ]
      : [],
  );
}

export async function toRecheckLines({ db, locale, now }: Reader): Promise<Todo[]> {
  const rows = await db
    .select({ ...LINE, title: inLocale(reservations.title, locale) })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .leftJoin(reservationAssignees, eq(reservationAssignees.reservationId, reservations.id))
    .leftJoin(staff, eq(staff.id, reservationAssignees.staffId))
    .where(toRecheck(now))
    .limit(MOST_WAITING);
  return rows.map((row) => ({
    kind: "recheck",
    id: row.id,
    by: recheckBy(row),
    title: `${row.title} · ${shortDay(row.usedOn)}`,
    detail: `${row.number} · ${maskName(row.customer)}`,
    assignee: assigneeOf(row),
  }));
}
