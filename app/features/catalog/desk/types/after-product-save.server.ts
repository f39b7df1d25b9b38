import type { Database } from "#app/db/client.server.ts";
import { indexProducts } from "#app/db/query/index-products.server.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { SavedRow } from "#app/features/desk/record/record-type.server.ts";
import { extendCalendars } from "#app/features/pricing/rates/extend-calendars.server.ts";

/** A published product can be found and bought immediately; a withdrawn one was already removed by a trigger. */
export async function afterProductSave(tx: Database, { row, at }: SavedRow): Promise<void> {
  await indexProducts(tx);
  if (row.status === "published") await extendCalendars(tx, dateIn(SHOP_ZONE, at));
}
