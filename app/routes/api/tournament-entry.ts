import {
  findApplicant,
  findEntryCounts,
  findOwnEntry,
} from "#app/features/tournament/entry/entry-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/tournament-entry.ts";

/** Free places and the asking member's own entry: the pages themselves are the same for everybody. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const id = numberParam(params.id);
  const counts = orNotFound(await findEntryCounts(db, id));
  const member = await memberOf(context);
  const entry = member ? await findOwnEntry(db, id, member.id) : undefined;
  const me = member ? await findApplicant(db, member.id) : undefined;
  const answer = { counts, entry: entry ?? null, me: me ?? null };
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
}
