import { choiceParam } from "#app/domain/desk/list/list-params.ts";
import { adminLocale } from "#app/features/desk/desk-meta.ts";
import { EXPORT_FORMATS, exportList } from "#app/features/desk/list/export-list.server.ts";
import { entrantList } from "#app/features/tournament/desk/entrant-list.server.ts";
import { startSheetList } from "#app/features/tournament/desk/start-sheet-list.server.ts";
import { findTournamentHead } from "#app/features/tournament/desk/tournament-day-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/export.ts";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The entrants of a tournament, or its start sheet (`?what=start`), as a file. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { id } = orNotFound(await findTournamentHead(services.db, numberParam(params.id)));
  const { id: by } = await requireMember(context);
  const search = new URLSearchParams(url.searchParams);
  const format = choiceParam(search, "format", EXPORT_FORMATS) ?? "csv";
  const what = choiceParam(search, "what", ["start"]);
  const asked = { by, area: "tournament", locale: adminLocale(request), format, search } as const;
  for (const name of ["format", "what"]) search.delete(name);
  const file = what
    ? await exportList(services, startSheetList(id), asked)
    : await exportList(services, entrantList(id), asked);
  const name = `palmtee-tournament-${id}-${what ?? "entrants"}.${format}`;
  return new Response(file, {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
