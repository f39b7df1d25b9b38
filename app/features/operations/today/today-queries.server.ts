import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { addDays, dateIn } from "#app/domain/common/date/local-date.ts";
import {
  type AdminArea,
  mayChange,
  mayRead,
  type Role,
} from "#app/domain/desk/role/role-rights.ts";
import {
  inOrderOfDeadline,
  meterOf,
  type Todo,
  type TodoScope,
  todosOf,
} from "#app/domain/operations/today.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";
import { loadDeskLimits } from "#app/features/company/desk-limit-queries.server.ts";
import {
  linesToConfirm,
  type Reader,
  toAnswer,
  toDecide,
  toExplain,
  toRecheckLines,
} from "./todo-queries.server.ts";

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

type Asking = { readonly id: string; readonly role: Role; readonly scope: TodoScope };

/** Everything that waits. What a role may not read is not even queried; what it may not do is no task of its. */
export async function findToday(reader: Reader, { id, role, scope }: Asking) {
  const { db, now } = reader;
  const { supplierAnswerHours: supplierHours } = await loadDeskLimits(db);
  const queues = { ...reader, supplierHours };
  const ifRead = <Value>(area: AdminArea, find: () => Promise<Value>) =>
    mayRead(role, area) ? find() : Promise.resolve(undefined);
  const [confirm, decide, finding, question, recheck, rechecked, unsent, tomorrow] =
    await Promise.all([
      ifRead("reservations", () => linesToConfirm(queues)),
      ifRead("reservations", () => toDecide(queues)),
      ifRead("system", () => toExplain(reader)),
      ifRead("qna", () => toAnswer(reader)),
      ifRead("reservations", () => toRecheckLines(reader)),
      ifRead("reservations", () => recheckedTomorrow(reader)),
      ifRead("system", () => unsentMessages(db)),
      ifRead("run-sheet", () => tomorrowOf(reader)),
    ]);
  const ofReservations = [...(confirm ?? []), ...(decide?.todos ?? []), ...(recheck ?? [])];
  const tasks = [
    ...(mayChange(role, "reservations") ? ofReservations : []),
    ...(mayChange(role, "system") ? (finding ?? []) : []),
    ...(mayChange(role, "qna") ? (question ?? []) : []),
  ];
  const todos = inOrderOfDeadline(todosOf(tasks, scope, id));
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
