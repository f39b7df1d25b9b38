import { and, asc, count, desc, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { members } from "#app/db/schema/member.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import { type ListParams, ROWS_PER_PAGE } from "#app/domain/desk/list-params.ts";
import { maskName, maskPhone } from "#app/domain/desk/mask.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { nextStatuses, type ReservationStatus } from "#app/domain/reservation/status.ts";
import { anyContains, bothLanguages, paged } from "./list-conditions.server.ts";

type ReservationFilter = ListParams & {
  readonly status?: ReservationStatus | undefined;
  readonly day?: LocalDate | undefined;
};

/** By service date: what is still to be done soonest first, everything else latest first. */
export async function listReservations(
  db: Database,
  locale: Locale,
  { q, page, status, day }: ReservationFilter,
) {
  const where = and(
    anyContains(q, [
      bothLanguages(reservations.title),
      orders.number,
      members.name,
      reservations.supplierReference,
    ]),
    status ? eq(reservations.status, status) : undefined,
    day ? eq(reservations.usedOn, day) : undefined,
  );
  const isOpen = status !== undefined && nextStatuses(status).length > 0;
  const order = isOpen
    ? [asc(reservations.usedOn), asc(reservations.idx)]
    : [desc(reservations.usedOn), desc(reservations.idx)];
  const counted = db
    .select({ count: count() })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .where(where)
    .then(([row]) => row?.count ?? 0);
  return paged(page, counted, (offset) =>
    reservationLines(db, locale, where, order, ROWS_PER_PAGE, offset),
  );
}

/** The newest of all, whatever has become of them. */
export function newestReservations(db: Database, locale: Locale, limit: number) {
  const order = [desc(reservations.createdAt), desc(reservations.idx)];
  return reservationLines(db, locale, undefined, order, limit, 0);
}

async function reservationLines(
  db: Database,
  locale: Locale,
  where: SQL | undefined,
  order: SQL[],
  limit: number,
  offset: number,
) {
  const rows = await db
    .select({
      idx: reservations.idx,
      orderNumber: orders.number,
      kind: reservations.kind,
      title: inLocale(reservations.title, locale),
      detail: inLocale(reservations.detail, locale),
      customer: members.name,
      usedOn: reservations.usedOn,
      paid: reservations.paid,
      status: reservations.status,
      createdAt: reservations.createdAt,
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, customer: maskName(row.customer) }));
}

export type ReservationRow = Awaited<ReturnType<typeof newestReservations>>[number];

export async function countByStatus(db: Database) {
  const rows = await db
    .select({ status: reservations.status, count: count() })
    .from(reservations)
    .groupBy(reservations.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}

/** The name is whole here: the course asks for it. The phone number stays masked. */
export async function findReservation(db: Database, idx: number) {
  const [reservation] = await db
    .select({
      ...getTableColumns(reservations),
      orderNumber: orders.number,
      orderName: orders.name,
      orderTotal: orders.total,
      paidAt: orders.paidAt,
      customer: members.name,
      phone: members.phone,
      locale: members.locale,
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .where(eq(reservations.idx, idx));
  if (!reservation) return undefined;

  const lines = await db
    .select({
      idx: reservations.idx,
      title: reservations.title,
      usedOn: reservations.usedOn,
      paid: reservations.paid,
      status: reservations.status,
    })
    .from(reservations)
    .where(eq(reservations.orderId, reservation.orderId))
    .orderBy(asc(reservations.usedOn), asc(reservations.idx));
  return { ...reservation, phone: reservation.phone && maskPhone(reservation.phone), lines };
}

export type ReservationRecord = NonNullable<Awaited<ReturnType<typeof findReservation>>>;
