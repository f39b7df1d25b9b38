import type { Database } from "#app/db/client.server.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import { addDays } from "#app/domain/local-date.ts";
import { won } from "#app/domain/money.ts";
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
      total: won(total),
      paidAt,
      createdAt: paidAt,
    });
    await db.insert(reservations).values(
      trip.lines.map((line, index) => ({
        id: seededUuid(`reservation:${trip.key}:${index}`),
        orderId,
        memberId,
        kind: line.kind,
        productId: line.productId,
        title: line.title,
        detail: line.detail,
        usedOn: addDays(clock.today, line.usedInDays),
        paid: won(line.paid),
        refund: line.refund === undefined ? null : won(line.refund),
        status: line.status,
        supplierReference: line.reference ?? null,
        createdAt: paidAt,
      })),
    );
  }
}
