import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { collectMyData } from "#app/features/privacy/export/export-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/export.ts";

/** Everything about me, in a file that other programs can read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const { id } = await requireAnyMember(context);
  const at = now();
  const mine = { exportedAt: at, ...(await collectMyData(db, id)) };
  return new Response(JSON.stringify(mine, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="palmtee-my-data-${dateIn(SHOP_ZONE, at)}.json"`,
      "cache-control": "no-store",
    },
  });
}
