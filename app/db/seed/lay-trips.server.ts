import type { Database } from "#app/db/client.server.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import { addDays } from "#app/domain/local-date.ts";
import { won } from "#app/domain/money.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/reservation/refund.ts";
import { trips } from "./content/trips.ts";
import type { DemoClock } from "./demo-clock.ts";
import { demoMemberId } from "./lay-members.server.ts";
import { seededUuid } from "./seeded.ts";

/** The demo member's trips: one to come, one behind them, one called off. */
export async function layTrips(db: Database, clock: DemoClock): Promise<void> {
  for (const trip of trips) {
    const orderId = seededUuid(`order:${trip.key}`);
    const memberId = demoMemberId(trip.by);
    const paidAt = clock.hoursAgo(trip.paidDaysAgo * 24);
    const total = trip.lines.reduce((sum, { paid }) => sum + paid, 0);
    await db.insert(orders).values({
      id: orderId,
      number: trip.number,
      memberId,
      name: trip.name,
      status: "PAID",
      paymentOrderId: trip.number,
      amount: won(total),
      total: won(total),
      paidAt,
      createdAt: paidAt,
    });
    await db.insert(reservations).values(
      trip.lines.map((line, index) => ({
        id: seededUuid(`reservation:${trip.key}:${index}`),
        orderId,
        memberId,
        lineKey: `${trip.key}:${index}`,
        kind: line.kind,
        productId: line.productId,
        title: line.title,
        detail: line.detail,
        usedOn: addDays(clock.today, line.usedInDays),
        tiers: STANDARD_REFUND_TIERS,
        amount: won(line.paid),
        card: won(line.paid),
        paid: won(line.paid),
        refund: line.refund === undefined ? null : won(line.refund),
        status: line.status,
        refundedCard: won(line.status === "CANCELLED" ? (line.refund ?? 0) : 0),
        statusBefore: line.status === "REFUND_REQUEST" ? ("COMPLETE" as const) : null,
        supplierReference: line.reference ?? null,
        voucherCode: `DEMO${trip.number.slice(-2)}${index}`,
        createdAt: paidAt,
      })),
    );
  }
}
