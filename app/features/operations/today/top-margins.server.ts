import { and, desc, eq, gte, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { type BillMargin, soldMargin } from "#app/domain/checkout/phone/bill-margin.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";
import { netReader } from "#app/features/checkout/phone-order/bill-net.server.ts";

/** Enough for a percent, and never a whole month of bills. */
const MOST_LINES = 100;

type Product = { readonly id: string; readonly kind: LineKind };

/** What is left of the sales of a product: of its newest lines, those whose net cost is known. */
export async function marginsOf(
  db: Database,
  products: readonly Product[],
  since: Date,
): Promise<(BillMargin | null)[]> {
  const netOf = netReader(db);
  return Promise.all(
    products.map(async ({ id, kind }) => {
      const lines = await db
        .select({
          kind: reservations.kind,
          productId: reservations.productId,
          choice: reservations.choice,
          bill: reservations.bill,
          usedOn: reservations.usedOn,
          paid: reservations.paid,
        })
        .from(reservations)
        .where(
          and(
            eq(reservations.productId, id),
            eq(reservations.kind, kind),
            inArray(reservations.status, statusesIn("upcoming", "past")),
            gte(reservations.createdAt, since),
          ),
        )
        .orderBy(desc(reservations.usedOn), desc(reservations.idx))
        .limit(MOST_LINES);
      const counted = await Promise.all(
        lines.map(async (line) => ({ paid: line.paid, ...(await netOf(line)) })),
      );
      return soldMargin(counted);
    }),
  );
}
