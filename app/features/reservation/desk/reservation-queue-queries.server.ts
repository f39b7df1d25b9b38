import { and, between, count, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { reservationAssignees } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { maskName } from "#app/domain/common/text/mask.ts";
import {
  CHIP_LIMIT,
  COUNT_LIMIT,
  pageOfLongList,
  ROWS_PER_PAGE,
} from "#app/domain/desk/list/list-params.ts";
import { linePeople } from "#app/domain/order/line/line-facts.ts";
import { ADMIN_QUEUES, type AdminQueue } from "#app/domain/reservation/desk/queues.ts";
import { REQUEST_CHANNELS } from "#app/domain/reservation/status/admin-forms.ts";
import { phoneOfSupplier } from "#app/features/catalog/desk/suppliers/answer-times.server.ts";
import {
  hasReason,
  isAssignedTo,
  isComingUp,
  isInRegion,
  lastAsked,
  reasonOf,
  toConfirm,
  toRecheck,
} from "./reservation-conditions.server.ts";
import type { ReservationFilter } from "./reservation-filter.ts";
import {
  movedAt,
  newestBy,
  type Ordered,
  offeredUntil,
  openRefunds,
  orderOf,
} from "./reservation-order.server.ts";
import { matchesSearch } from "./reservation-search.server.ts";

const OF_QUEUE = {
  decide: ["review"],
  sending: ["sending", "failed"],
} as const;

/** The line of a refund whose parent is not among its lines. Open refunds are few, so they are found first. */
function hasRefund(statuses: readonly (typeof refunds.status.enumValues)[number][]): SQL {
  const lines = alias(reservations, "lines");
  const parents = alias(refundLines, "parents");
  return sql`${reservations.id} in (select ${lines.id} from ${refunds}
    join ${refundLines} on ${refundLines.refundId} = ${refunds.id}
    join ${reservations} as ${sql.identifier("lines")} on ${lines.id} = ${refundLines.reservationId}
    where ${inArray(refunds.status, [...statuses])}
    and not exists (select from ${refundLines} as ${sql.identifier("parents")}
      where ${parents.refundId} = ${refunds.id} and ${parents.reservationId} = ${lines.parentLine}))`;
}

function inQueue(queue: AdminQueue, now: Date): SQL | undefined {
  if (queue === "confirm") return toConfirm();
  if (queue === "recheck") return toRecheck(now);
  if (queue === "coming") return isComingUp(now);
  return hasRefund(OF_QUEUE[queue]);
}

async function matching(db: Database, filter: ReservationFilter, now: Date) {
  const { q, queue, status, day, kind, region, whose, reason } = filter;
  const others = and(
    queue ? inQueue(queue, now) : undefined,
    status ? between(reservations.status, status, status) : undefined,
    day ? eq(reservations.usedOn, day) : undefined,
    kind ? eq(reservations.kind, kind) : undefined,
    region ? isInRegion(region) : undefined,
    isAssignedTo(whose),
    hasReason(reason),
  );
  if (q === "") return { where: others, isMany: false, found: undefined };
  const { where, found } = await matchesSearch(db, q, newestBy(filter.sort));
  return {
    where: and(where, others),
    isMany: found === undefined,
    found: others ? undefined : found,
  };
}

/** Counts up to a limit, so that a page of a million reservations costs what one of ten thousand does (decision 0054). */
async function countUpTo(db: Database, where: SQL | undefined, limit: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(reservations)
    .where(where)
    .limit(limit + 1)
    .as("some");
  const [row] = await db.select({ count: count() }).from(some);
  return row?.count ?? 0;
}

/** The rows of a page are chosen by the reservation alone; order, member and refund are read only for them. */
export async function listReservations(
  db: Database,
  locale: Locale,
  filter: ReservationFilter,
  now: Date,
) {
  const { page, ids } = await choosePage(db, filter, now);
  const rows = await reservationLines(db, locale, { ids, ...filter });
  return { ...page, rows };
}

async function choosePage(db: Database, filter: ReservationFilter, now: Date) {
  const { where, isMany, found } = await matching(db, filter, now);
  const size = filter.size ?? ROWS_PER_PAGE;
  const most = Math.max(COUNT_LIMIT, size);
  if (found) {
    const page = pageOfLongList(found.length, filter.page, { size, limit: most });
    const shown = found.slice(page.offset, page.offset + size).map(({ idx }) => idx);
    const numbers = sql`${reservations.idx} = any(${`{${shown.join(",")}}`}::int[])`;
    return { page, ids: db.select({ id: reservations.id }).from(reservations).where(numbers) };
  }
  const inOrder = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(where)
    .orderBy(...orderOf(filter));
  if (!isMany) {
    const count = await countUpTo(db, where, most);
    const page = pageOfLongList(count, filter.page, { size, limit: most });
    return { page, ids: inOrder.limit(size).offset(page.offset) };
  }
  // Each line is tested separately: the same pass finds the page and whether there is more.
  const limit = Math.min(filter.page * size, most);
  const rows = await inOrder.limit(limit + 1);
  const page = pageOfLongList(rows.length, filter.page, { size, limit });
  const shown = rows.slice(page.offset, page.offset + size).map(({ id }) => id);
  return { page, ids: sql`(select unnest(${`{${shown.join(",")}}`}::uuid[]))` };
}

/** The newest reservations of any status. */
export function newestReservations(db: Database, locale: Locale, limit: number) {
  const ids = db
    .select({ id: reservations.id })
    .from(reservations)
    .orderBy(...orderOf({ sort: "age" }))
    .limit(limit);
  return reservationLines(db, locale, { ids, sort: "age" });
}

type Wanted = Ordered & { readonly ids: SQLWrapper };

async function reservationLines(db: Database, locale: Locale, wanted: Wanted) {
  const open = openRefunds(db);
  const staff = alias(members, "staff");
  const rows = await db
    .select({
      idx: reservations.idx,
      orderId: reservations.orderId,
      orderNumber: orders.number,
      kind: reservations.kind,
      title: inLocale(reservations.title, locale),
      detail: inLocale(reservations.detail, locale),
      memberId: reservations.memberId,
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
      referenceLostAt: reservations.referenceLostAt,
      supplierPhone: phoneOfSupplier,
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
    .where(sql`${reservations.id} in ${wanted.ids}`)
    .orderBy(...orderOf(wanted));
  return rows.map(({ choice, lastAsked: asked, ...row }) => ({
    ...row,
    asked: askedOf(asked),
    people: choice && linePeople(choice),
    customer: maskName(row.customer),
    since:
      wanted.queue === "confirm" ? (row.movedAt ?? row.createdAt) : (row.askedAt ?? row.createdAt),
  }));
}

function askedOf(text: string | null) {
  if (text === null) return null;
  const [at = "", way = "copy"] = text.split(" ");
  return { at: new Date(at), way: REQUEST_CHANNELS.find((each) => each === way) ?? "copy" };
}

export type ReservationRow = Awaited<ReturnType<typeof newestReservations>>[number];

export async function countQueues(db: Database, now: Date): Promise<Record<AdminQueue, number>> {
  const counts = { confirm: 0, recheck: 0, coming: 0, decide: 0, sending: 0 };
  for (const queue of ADMIN_QUEUES) {
    counts[queue] = await countUpTo(db, inQueue(queue, now), CHIP_LIMIT);
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
  const rows = await db
    .select({ idx: reservations.idx })
    .from(reservations)
    .where((await matching(db, filter, now)).where)
    .orderBy(...orderOf(filter))
    .limit(LOOK_AHEAD);
  return rows.map(({ idx }) => idx);
}
