import type { Database } from "#app/db/client.server.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { PAYMENT_AGREEMENTS } from "#app/domain/order/people/booker.ts";
import { editionsInForce } from "#app/features/company/legal/legal-queries.server.ts";

/** The current versions of the three texts: an order stores which were agreed to. */
export function agreedVersions(db: Database, at: Date) {
  const kinds = PAYMENT_AGREEMENTS.map(({ kind }) => kind);
  return editionsInForce(db, shopDayOf(at), kinds);
}
