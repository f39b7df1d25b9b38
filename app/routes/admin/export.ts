import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { choiceParam } from "#app/domain/desk/list/list-params.ts";
import { adminAreaOf } from "#app/domain/desk/role/role-rights.ts";
import { adminLocale } from "#app/features/desk/desk-meta.ts";
import { EXPORT_FORMATS, exportList } from "#app/features/desk/list/export-list.server.ts";
import { LISTS } from "#app/features/operations/lists/lists.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { orNotFound, refusing } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/export.ts";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A list of the desk as a file; open to staff who may read the list. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const area = orNotFound(adminAreaOf(url.pathname));
  const list = orNotFound(LISTS[area]);
  const format = choiceParam(url.searchParams, "format", EXPORT_FORMATS) ?? "csv";
  const { id: by } = await requireMember(context);
  const search = new URLSearchParams(url.searchParams);
  search.delete("format");
  const locale = adminLocale(request);
  const file = await refusing(exportList(services, list, { by, area, locale, format, search }));
  const name = `palmtee-${area}-${dateIn(SHOP_ZONE, services.now())}.${format}`;
  return new Response(file, {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
