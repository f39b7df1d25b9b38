import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import { type Breach, breaches } from "./breach.ts";

/** Whatever the provider's own list has and our records do not, or cannot place, is a breach until somebody has explained it. */
export async function providerListBreaches(db: Database): Promise<Breach[]> {
  const provider = breaches("I-PROVIDER");
  const open = await db
    .select()
    .from(providerFindings)
    .where(eq(providerFindings.status, "open"))
    .orderBy(asc(providerFindings.id));
  for (const { kind, amount, booked, paymentOrderId, transactionKey } of open) {
    const [direction] = kind.split("_");
    const ours = booked === null ? "our records do not have it" : `our records say ${booked}`;
    const detail =
      kind === "refund_elsewhere"
        ? `a refund of ${amount} (${transactionKey}) was made in the provider's console, and nobody has looked at its trip`
        : `the provider lists a ${direction} of ${amount} (${transactionKey}), and ${ours}`;
    provider.expect(false, paymentOrderId, detail);
  }
  return provider.list;
}
