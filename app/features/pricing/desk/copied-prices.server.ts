import type { Database } from "#app/db/client.server.ts";
import {
  addDays,
  type LocalDate,
  parseLocalDate,
  shopDayOf,
} from "#app/domain/common/date/local-date.ts";
import { listPrices } from "#app/features/pricing/rates/price-calendar.server.ts";
import type { PricedProduct } from "#app/features/pricing/rates/priced-product.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";

const MAX_DAYS = 60;

/** The prices of the period that an editor wants to copy; none while none is asked for. */
export async function copiedPrices(db: Database, product: PricedProduct, search: URLSearchParams) {
  const from = parseLocalDate(search.get("copy") ?? "");
  const days = Number(search.get("days"));
  if (!from || !(days >= 1 && days <= MAX_DAYS)) return [];
  const listed = await listPrices(db, product, { from, to: addDays(from, Math.trunc(days) - 1) });
  return listed.map(({ day, price }) => ({ day, price }));
}

/** The past is shown and never changed. */
export function requireComing({ now }: Pick<Services, "now">, from: LocalDate): void {
  if (from < shopDayOf(now())) throw new FormError({ from: "price.past" });
}
