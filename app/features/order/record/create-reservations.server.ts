import { randomBytes, randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { type orders, reservationEvents, reservations } from "#app/db/schema/order/order-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { voucherCode } from "#app/domain/order/payment/order-number.ts";
import { statusWhenPaid } from "#app/domain/reservation/status/transitions.ts";
import { takePaidSeats } from "#app/features/community/partner/seat-of-order.server.ts";
import { enterPaid } from "#app/features/tournament/entry/entry-of-order.server.ts";

type Order = typeof orders.$inferSelect;

/**
 * Each paid line as one reservation, with the price and the refund policy it was sold with: written together with the
 * order's status.
 */
export function newReservations(tx: Database, order: Order): SQL {
  const ids = new Map(order.lines.map(({ key }) => [key, randomUUID()]));
  const rounds = order.lines.filter(({ parentLine }) => parentLine === undefined);
  const hanging = order.lines.filter(({ parentLine }) => parentLine !== undefined);
  const rows = [...rounds, ...hanging].map(({ key, needs: _, parentLine, ...line }) => ({
    ...line,
    id: ids.get(key) ?? randomUUID(),
    orderId: order.id,
    memberId: order.memberId,
    lineKey: key,
    parentLine: parentLine === undefined ? null : (ids.get(parentLine) ?? null),
    paid: won(line.card + line.points),
    status: statusWhenPaid(line.booking),
    voucherCode: voucherCode(randomBytes(16)),
  }));
  const events = rows.map(({ id, status }) => ({
    reservationId: id,
    actor: "system" as const,
    action: "paid",
    before: null,
    after: status,
  }));
  const made = tx.insert(reservations).values(rows);
  const history = tx.insert(reservationEvents).values(events);
  return sql`, made as (${made.getSQL()}), history as (${history.getSQL()})`;
}

/** The last step of an order: what a reservation means to its tournament or to the round that was joined. */
export async function enterReservations(tx: Database, order: Order): Promise<void> {
  await enterPaid(tx, order);
  await takePaidSeats(tx, order);
}
