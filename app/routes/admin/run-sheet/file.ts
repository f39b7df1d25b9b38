import { sheetFilter } from "#app/domain/reservation/day/run-sheet-rules.ts";
import { adminLocale } from "#app/features/desk/desk-meta.ts";
import { runSheetFile } from "#app/features/reservation/desk/run-sheet/run-sheet-file.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/file.ts";

/** The run sheet of a day as CSV. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { id: by } = await requireMember(context);
  const filter = sheetFilter(url.searchParams, services.now());
  const text = await runSheetFile(services, { by, locale: adminLocale(request), filter });
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="run-sheet-${filter.date}.csv"`,
      "cache-control": "no-store",
    },
  });
}
