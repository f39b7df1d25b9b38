import type { Database } from "#app/db/client.server.ts";
import { couponBreaches, pointBreaches } from "./benefits.server.ts";
import type { Breach } from "./breach.ts";
import { buyerBreaches } from "./buyers.server.ts";
import { changeBreaches } from "./changes.server.ts";
import { messageBreaches } from "./messages.server.ts";
import { type AuditedPayment, moneyBreaches } from "./money.server.ts";
import { readOrderRecords } from "./order-records.server.ts";
import { priceBreaches } from "./prices.server.ts";
import { providerListBreaches } from "./provider-list.server.ts";
import { refundBreaches } from "./refunds.server.ts";
import { seatBreaches } from "./seats.server.ts";
import { stateBreaches } from "./states.server.ts";
import { stockBreaches } from "./stock.server.ts";
import { twiceBreaches } from "./twice.server.ts";

/**
 * Counts everything again: money, stock, states, refunds, coupons, points, prices, messages,
 * seats, changes, lines bought twice and closed accounts, and what the provider's own list has beyond our records. Looks at one moment of the database and changes nothing. Without the provider's records, ours are compared with themselves.
 */
export function auditLedger(db: Database, payments?: readonly AuditedPayment[]): Promise<Breach[]> {
  return db.transaction(
    async (tx) => {
      const records = await readOrderRecords(tx);
      return [
        ...(payments ? moneyBreaches(records, payments) : []),
        ...(await providerListBreaches(tx)),
        ...priceBreaches(records),
        ...stateBreaches(records),
        ...refundBreaches(records),
        ...changeBreaches(records),
        ...twiceBreaches(records),
        ...(await stockBreaches(tx, records)),
        ...(await couponBreaches(tx, records)),
        ...(await pointBreaches(tx, records)),
        ...(await messageBreaches(tx, records)),
        ...(await seatBreaches(tx, records)),
        ...(await buyerBreaches(tx, records)),
      ];
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
