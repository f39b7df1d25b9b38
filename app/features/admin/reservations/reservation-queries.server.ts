import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { members } from "#app/db/schema/member.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import { refundLines, refunds } from "#app/db/schema/payment.ts";
import { reservationAssignees } from "#app/db/schema/reservation-desk.ts";
import { ROWS_PER_PAGE } from "#app/domain/admin/list-params.ts";
import { maskName } from "#app/domain/admin/mask.ts";
import { ADMIN_QUEUES, type AdminQueue } from "#app/domain/admin/waiting.ts";
import { linePeople } from "#app/domain/booking/line/line-facts.ts";
import type { Locale } from "#app/domain/locale.ts";
import { REQUEST_CHANNELS } from "#app/domain/reservation/status/admin-forms.ts";
import { paged } from "#app/features/admin/kit/list/list-conditions.server.ts";
import {
  byRecheck,
  hasReason,
  isAssignedTo,
  isComingUp,
  lastAsked,
  matchesSearch,
  reasonOf,
  regionOf,
  toRecheck,
} from "./reservation-conditions.server.ts";
import type { ReservationFilter } from "./reservation-filter.ts";
import { movedAt, offeredUntil } from "./reservation-offers.server.ts";

/** A line has at most one open refund. */
function openRefunds(db: Database) {
  return db
    .select({
      reservationId: refundLines.reservationId,
      refundId: refundLines.refundId,
      refundStatus: refunds.status,
      askedAt: refunds.createdAt,
      // The alias is explicit: otherwise Drizzle would name the column after its table.
      sum: sql<number>`${refunds.card} + ${refunds.points}`.as("sum"),
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(inArray(refunds.status, ["review", "sending", "failed"]))
    .as("open_refunds");
}

type OpenRefunds = ReturnType<typeof openRefunds>;

/** Within a refund, a child line is listed after its parent line. */
function inQueue(queue: AdminQueue, open: OpenRefunds, now: Date): SQL | undefined {
  if (queue === "confirm") return eq(reservations.status, "PENDING");
  if (queue === "recheck") return toRecheck(now);
  if (queue === "coming") return isComingUp(now);
  const isHead = sql`not exists (select from ${refundLines} where ${refundLines.refundId} = ${open.refundId} and ${refundLines.reservationId} = ${reservations.parentLine})`;
  const wanted = queue === "decide" ? ["review" as const] : (["sending", "failed"] as const);
  return and(inArray(open.refundStatus, wanted), isHead);
}

function matching(filter: ReservationFilter, open: OpenRefunds, now: Date): SQL | undefined {
  const { q, queue, status, day, kind, region, whose, reason } = filter;
  return and(
    matchesSearch(q),
    queue ? inQueue(queue, open, now) : undefined,
    status ? eq(reservations.status, status) : undefined,
    day ? eq(reservations.usedOn, day) : undefined,
    kind ? eq(reservations.kind, kind) : undefined,
    region ? eq(regionOf, region) : undefined,
    isAssignedTo(whose),
    hasReason(reason),
  );
}

/** Queues are sorted by waiting time or day, ascending; everything else newest first. */
function orderOf({ queue, sort }: ReservationFilter, open: OpenRefunds): SQL[] {
  if (!queue) {
    const first = sort === "age" ? reservations.createdAt : reservations.usedOn;
    return [desc(first), desc(reservations.idx)];
  }
  if (queue === "recheck") return byRecheck;
  if ((sort ?? (queue === "coming" ? "day" : "age")) === "day")
    return [asc(reservations.usedOn), asc(reservations.idx)];
  return [asc(sinceOf(queue, open)), asc(reservations.idx)];
}

function sinceOf(queue: AdminQueue | undefined, open: OpenRefunds): SQL<Date> {
  return queue === "decide" || queue === "sending"
    ? sql<Date>`coalesce(${open.askedAt}, ${reservations.createdAt})`
    : // The waiting time restarts with an offer and when the customer accepts one.
      sql<Date>`coalesce(${offeredUntil}, ${movedAt}, ${reservations.createdAt})`;
}

export async function listReservations(
  db: Database,
  locale: Locale,
  filter: ReservationFilter,
  now: Date,
) {
  const open = openRefunds(db);
  const where = matching(filter, open, now);
  const counted = db
    .select({ count: count() })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .leftJoin(open, eq(open.reservationId, reservations.id))
    .where(where)
    .then(([row]) => row?.count ?? 0);
  return paged(filter, counted, ({ offset, limit }) =>
    reservationLines(db, locale, { where, order: orderOf(filter, open), offset, limit, filter }),
  );
}

/** The newest reservations of any status. */
export function newestReservations(db: Database, locale: Locale, limit: number) {
  const order = [desc(reservations.createdAt), desc(reservations.idx)];
  return reservationLines(db, locale, { order, limit });
}

type Wanted = {
  readonly where?: SQL | undefined;
  readonly order: SQL[];
  readonly limit?: number;
  readonly offset?: number;
  readonly filter?: Pick<ReservationFilter, "queue">;
};

async function reservationLines(db: Database, locale: Locale, wanted: Wanted) {
  const open = openRefunds(db);
  const staff = alias(members, "staff");
  const rows = await db
    .select({
      idx: reservations.idx,
      orderNumber: orders.number,
      kind: reservations.kind,
      title: inLocale(reservations.title, locale),
      detail: inLocale(reservations.detail, locale),
      customer: members.name,
      usedOn: reservations.usedOn,
      zone: reservations.zone,
      choice: reservations.choice,
      paid: reservations.paid,
      status: reservations.status,
      refundStatus: open.refundStatus,
      refundSum: open.sum,
      askedAt: open.askedAt,
      createdAt: reservations.createdAt,
      offeredUntil,
      movedAt,
      assignee: staff.name,
      reasonCode: reasonOf,
      lastAsked,
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .leftJoin(open, eq(open.reservationId, reservations.id))
    .leftJoin(reservationAssignees, eq(reservationAssignees.reservationId, reservations.id))
    .leftJoin(staff, eq(staff.id, reservationAssignees.staffId))
    .where(wanted.where)
    .orderBy(...wanted.order)
    .limit(wanted.limit ?? ROWS_PER_PAGE)
    .offset(wanted.offset ?? 0);
  return rows.map(({ choice, lastAsked: asked, ...row }) => ({
    ...row,
    asked: askedOf(asked),
    people: choice && linePeople(choice),
    customer: maskName(row.customer),
    since:
      wanted.filter?.queue === "confirm"
        ? (row.movedAt ?? row.createdAt)
        : (row.askedAt ?? row.createdAt),
  }));
}

function askedOf(text: string | null) {
  if (text === null) return null;
  const [at = "", way = "copy"] = text.split(" ");
  return { at: new Date(at), way: REQUEST_CHANNELS.find((each) => each === way) ?? "copy" };
}

export type ReservationRow = Awaited<ReturnType<typeof newestReservations>>[number];

export async function countQueues(db: Database, now: Date): Promise<Record<AdminQueue, number>> {
  const open = openRefunds(db);
  const counts = { confirm: 0, recheck: 0, coming: 0, decide: 0, sending: 0 };
  for (const queue of ADMIN_QUEUES) {
    const [row] = await db
      .select({ count: count() })
      .from(reservations)
      .leftJoin(open, eq(open.reservationId, reservations.id))
      .where(inQueue(queue, open, now));
    counts[queue] = row?.count ?? 0;
  }
  return counts;
}

const LOOK_AHEAD = 500;

/** The ids of a list in its order, so that staff continue with the next one. */
export async function queueNumbers(
  db: Database,
  filter: ReservationFilter,
  now: Date,
): Promise<number[]> {
  if (!filter.queue) return [];
  const open = openRefunds(db);
  const rows = await db
    .select({ idx: reservations.idx })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .leftJoin(open, eq(open.reservationId, reservations.id))
    .where(matching(filter, open, now))
    .orderBy(...orderOf(filter, open))
    .limit(LOOK_AHEAD);
  return rows.map(({ idx }) => idx);
}
