import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { monthGrid, monthParam } from "#app/domain/common/date/month.ts";
import { PRICED_KINDS } from "#app/domain/pricing/desk/margin.ts";
import { adminLocale } from "#app/features/desk/desk-meta.ts";
import { exportPrices } from "#app/features/pricing/desk/export-prices.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { Route } from "./+types/export.ts";

/** A month of prices as a file; its first two columns can be changed and read again. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const kind = orNotFound(PRICED_KINDS.find((each) => each === params.kind));
  const id = slugParam(params.id);
  const month = monthParam(url.searchParams, dateIn(SHOP_ZONE, now()));
  const days = monthGrid(month).filter((day) => day.startsWith(month));
  const file = orNotFound(await exportPrices(db, adminLocale(request), { kind, id, days }));
  return new Response(file, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="prices-${id}-${month}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
