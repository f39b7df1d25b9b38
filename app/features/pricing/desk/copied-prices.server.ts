import type { Database } from "#app/db/client.server.ts";
import { addDays, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { listPrices } from "#app/features/pricing/rates/price-calendar.server.ts";
import type { PricedProduct } from "#app/features/pricing/rates/priced-product.server.ts";

const MAX_DAYS = 60;

/** The prices of the period that an editor wants to copy; none while none is asked for. */
export async function copiedPrices(db: Database, product: PricedProduct, search: URLSearchParams) {
  const from = parseLocalDate(search.get("copy") ?? "");
  const days = Number(search.get("days"));
  if (!from || !(days >= 1 && days <= MAX_DAYS)) return [];
  const listed = await listPrices(db, product, { from, to: addDays(from, Math.trunc(days) - 1) });
  return listed.map(({ day, price }) => ({ day, price }));
}
