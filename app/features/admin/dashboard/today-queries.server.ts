import { and, asc, count, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { members } from "#app/db/schema/member.ts";
import { outbox } from "#app/db/schema/message.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import { refundLines, refunds } from "#app/db/schema/payment.ts";
import { questions } from "#app/db/schema/question.ts";
import { inOrderOfDeadline, meterOf, type Todo } from "#app/domain/admin/day/today.ts";
import { maskName } from "#app/domain/admin/mask.ts";
import { answerBy } from "#app/domain/admin/waiting.ts";
import { addDays, dateIn } from "#app/domain/date/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { won } from "#app/domain/money.ts";
import { answerDueAt } from "#app/domain/question/answer-due.ts";
import { recheckBy } from "#app/domain/reservation/status/recheck.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";
import { type AdminArea, mayChange, mayRead, type Role } from "#app/domain/role.ts";
import { toRecheck } from "#app/features/admin/reservations/reservation-conditions.server.ts";
import {
  movedAt,
  offeredUntil,
} from "#app/features/admin/reservations/reservation-offers.server.ts";
import { loadDeskLimits } from "#app/features/desk-settings/desk-limits.server.ts";

/** More are never read for a page; a desk that is this late has other worries. */
const MOST_WAITING = 500;

type Reader = { readonly db: Database; readonly locale: Locale; readonly now: Date };

type Queues = Reader & { readonly supplierHours: number };

const LINE = {
  id: reservations.idx,
  title: reservations.title,
  usedOn: reservations.usedOn,
  zone: reservations.zone,
  number: orders.number,
  customer: members.name,
  createdAt: reservations.createdAt,
};

/** Lines that the supplier has to confirm; while the customer chooses another time nobody at the desk is late. */
async function toConfirm({ db, locale, supplierHours }: Queues): Promise<Todo[]> {
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
    .where(eq(reservations.status, "PENDING"))
    .orderBy(asc(reservations.createdAt))
    .limit(MOST_WAITING);
  return rows
    .filter((row) => row.offeredUntil === null)
    .map((row) => ({
      kind: "confirm",
      id: row.id,
      by: answerBy("confirm", row.movedAt ?? row.createdAt, supplierHours),
      title: `${row.title} · ${row.usedOn.slice(5)} · ${row.detail}`,
      detail: `${row.number} · ${maskName(row.customer)}`,
    }));
}

async function toDecide({ db, locale, supplierHours }: Queues) {
  const rows = await db
    .select({
      id: sql<number>`min(${reservations.idx})`.mapWith(Number),
      title: sql<string>`min(${inLocale(reservations.title, locale)})`,
      number: orders.number,
      customer: members.name,
      sum: sql<number>`${refunds.card} + ${refunds.points}`.mapWith(Number),
      askedAt: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .innerJoin(reservations, eq(reservations.id, refundLines.reservationId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(members, eq(members.id, orders.memberId))
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
    }),
  );
  return { todos, sum: won(rows.reduce((all, { sum }) => all + sum, 0)) };
}

async function toAnswer({ db, locale }: Reader): Promise<Todo[]> {
  const rows = await db
    .select({
      id: questions.id,
      title: inLocale(questions.title, locale),
      author: members.name,
      waitingSince: questions.waitingSince,
    })
    .from(questions)
    .innerJoin(members, eq(members.id, questions.memberId))
    .where(isNotNull(questions.waitingSince))
    .orderBy(asc(questions.waitingSince))
    .limit(MOST_WAITING);
  return rows.flatMap(({ id, title, author, waitingSince }) =>
    waitingSince
      ? [
          {
            kind: "question" as const,
            id,
            by: answerDueAt(waitingSince),
            title,
            detail: maskName(author),
          },
        ]
      : [],
  );
}

async function toRecheckLines({ db, locale, now }: Reader): Promise<Todo[]> {
  const rows = await db
    .select({ ...LINE, title: inLocale(reservations.title, locale) })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .where(toRecheck(now))
    .limit(MOST_WAITING);
  return rows.map((row) => ({
    kind: "recheck",
    id: row.id,
    by: recheckBy(row),
    title: `${row.title} · ${row.usedOn.slice(5)}`,
    detail: `${row.number} · ${maskName(row.customer)}`,
  }));
}

/** What was confirmed for tomorrow, and how much of it was asked for once more. */
async function recheckedTomorrow({ db, now }: Reader) {
  const tomorrow = addDays(dateIn("Asia/Bangkok", now), 1);
  const [row] = await db
    .select({
      all: count(),
      done: sql<number>`count(${reservations.recheckedAt})`.mapWith(Number),
    })
    .from(reservations)
    .where(and(eq(reservations.usedOn, tomorrow), eq(reservations.status, "COMPLETE")));
  return { all: row?.all ?? 0, done: row?.done ?? 0 };
}

/** Messages that were given up, or failed at least once and will be tried again. */
async function unsentMessages(db: Database) {
  const [row] = await db
    .select({
      dead: sql<number>`count(*) filter (where ${outbox.status} = 'dead')`.mapWith(Number),
      retried:
        sql<number>`count(*) filter (where ${outbox.status} = 'waiting' and ${outbox.tries} > 0)`.mapWith(
          Number,
        ),
    })
    .from(outbox)
    .where(inArray(outbox.status, ["dead", "waiting"]));
  return { dead: row?.dead ?? 0, retried: row?.retried ?? 0 };
}

const KINDS_OF_TOMORROW = ["golf", "callvan", "hotel", "caddy"] as const;

/** How much takes place tomorrow, at the venues. */
async function tomorrowOf({ db, now }: Reader) {
  const day = addDays(dateIn("Asia/Bangkok", now), 1);
  const rows = await db
    .select({ kind: reservations.kind, count: count() })
    .from(reservations)
    .where(and(eq(reservations.usedOn, day), inArray(reservations.status, statusesIn("upcoming"))))
    .groupBy(reservations.kind);
  const counts = KINDS_OF_TOMORROW.map((kind) => ({
    kind,
    count: rows.find((row) => row.kind === kind)?.count ?? 0,
  }));
  return { day, counts };
}

/** Everything that waits. What a role may not read is not even queried; what it may not do is no task of its. */
export async function findToday(reader: Reader, role: Role) {
  const { db, now } = reader;
  const { supplierAnswerHours: supplierHours } = await loadDeskLimits(db);
  const queues = { ...reader, supplierHours };
  const ifRead = <Value>(area: AdminArea, find: () => Promise<Value>) =>
    mayRead(role, area) ? find() : Promise.resolve(undefined);
  const [confirm, decide, question, recheck, rechecked, unsent, tomorrow] = await Promise.all([
    ifRead("reservations", () => toConfirm(queues)),
    ifRead("reservations", () => toDecide(queues)),
    ifRead("qna", () => toAnswer(reader)),
    ifRead("reservations", () => toRecheckLines(reader)),
    ifRead("reservations", () => recheckedTomorrow(reader)),
    ifRead("system", () => unsentMessages(db)),
    ifRead("run-sheet", () => tomorrowOf(reader)),
  ]);
  const ofReservations = [...(confirm ?? []), ...(decide?.todos ?? []), ...(recheck ?? [])];
  const todos = inOrderOfDeadline([
    ...(mayChange(role, "reservations") ? ofReservations : []),
    ...(mayChange(role, "qna") ? (question ?? []) : []),
  ]);
  return {
    confirm: confirm && waitingOf(confirm, now),
    decide: decide && { ...waitingOf(decide.todos, now), sum: decide.sum },
    question: question && waitingOf(question, now),
    recheck: recheck && rechecked && { left: recheck.length, ...rechecked },
    unsent,
    tomorrow,
    todos: todos.slice(0, TODOS_SHOWN),
    todoCount: todos.length,
  };
}

const TODOS_SHOWN = 6;

function waitingOf(todos: readonly Todo[], now: Date) {
  const deadlines = todos.map(({ by }) => by);
  const first = deadlines.length > 0 ? new Date(Math.min(...deadlines.map(Number))) : null;
  return { count: todos.length, meter: meterOf(deadlines, now), first };
}

export type Today = Awaited<ReturnType<typeof findToday>>;
