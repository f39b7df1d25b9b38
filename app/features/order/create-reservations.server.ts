import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "#app/db/client.server.ts";
import { type orders, reservationEvents, reservations } from "#app/db/schema/order.ts";
import { won } from "#app/domain/money.ts";
import { voucherCode } from "#app/domain/payment/order-number.ts";
import { statusWhenPaid } from "#app/domain/reservation/status/transitions.ts";
import { takePaidSeats } from "#app/features/partner/seat-of-order.server.ts";
import { enterPaid } from "#app/features/tournament/entry/entry-of-order.server.ts";

type Order = typeof orders.$inferSelect;

/** The last step of an order: each paid line becomes one reservation, with the price and the refund policy it was sold with. */
export async function createReservations(tx: Database, order: Order): Promise<void> {
  const ids = new Map(order.lines.map(({ key }) => [key, randomUUID()]));
  const rounds = order.lines.filter(({ parentLine }) => parentLine === undefined);
  const hanging = order.lines.filter(({ parentLine }) => parentLine !== undefined);
  const rows = [...rounds, ...hanging].map(({ key, needs: _, parentLine, ...line }) => ({
    ...line,
    id: ids.get(key),
    orderId: order.id,
    memberId: order.memberId,
    lineKey: key,
    parentLine: parentLine === undefined ? null : (ids.get(parentLine) ?? null),
    paid: won(line.card + line.points),
    status: statusWhenPaid(line.booking),
    voucherCode: voucherCode(randomBytes(16)),
  }));
  const made = await tx
    .insert(reservations)
    .values(rows)
    .returning({ id: reservations.id, status: reservations.status });
  await tx.insert(reservationEvents).values(
    made.map(({ id, status }) => ({
      reservationId: id,
      actor: "system" as const,
      action: "paid",
      before: null,
      after: status,
    })),
  );
  await enterPaid(tx, order);
  await takePaidSeats(tx, order);
}
