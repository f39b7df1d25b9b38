import type { Database } from "#app/db/client.server.ts";
import { couponBreaches, pointBreaches } from "./benefit-breaches.server.ts";
import type { Breach } from "./breach.ts";
import { buyerBreaches } from "./buyer-breaches.server.ts";
import { changeBreaches } from "./change-breaches.server.ts";
import { messageBreaches } from "./message-breaches.server.ts";
import { type AuditedPayment, moneyBreaches } from "./money-breaches.server.ts";
import { readOrderRecords } from "./order-breaches.server.ts";
import { priceBreaches } from "./price-breaches.server.ts";
import { providerListBreaches } from "./provider-breaches.server.ts";
import { refundBreaches } from "./refund-breaches.server.ts";
import { seatBreaches } from "./seat-breaches.server.ts";
import { stateBreaches } from "./state-breaches.server.ts";
import { stockBreaches } from "./stock-breaches.server.ts";
import { twiceBreaches } from "./twice-paid-breaches.server.ts";

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
