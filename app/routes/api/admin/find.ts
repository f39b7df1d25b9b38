import { listParams } from "#app/domain/desk/list/list-params.ts";
import { phoneSearch } from "#app/domain/member/phone-search.ts";
import { logLookups } from "#app/features/desk/audit/log-lookups.server.ts";
import { adminLocale } from "#app/features/desk/desk-meta.ts";
import { limitPhoneSearch } from "#app/features/member/care/limit-phone-search.server.ts";
import { findAtDesk } from "#app/features/operations/palette/find-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { refusing } from "#app/platform/http/refusal.ts";
import { Throttled, throttleOf } from "#app/platform/http/throttle.server.ts";
import { requireReader } from "#app/platform/session/page-guards.server.ts";
import type { Route } from "./+types/find.ts";

/** The results of the desk's command palette; requests without a staff role are refused. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const { id, role } = await refusing(requireReader(context, "home"));
  const { q } = listParams(url.searchParams);
  try {
    await throttleOf(db).take("desk-find", id);
    await limitPhoneSearch({ db, now }, { by: id, q });
  } catch (cause) {
    if (!(cause instanceof Throttled)) throw cause;
    return Response.json({ found: [] }, { status: 429, headers: cause.headers });
  }
  const found = await findAtDesk({ db, locale: adminLocale(request), q, role, now: now() });
  const lookedUp = found.flatMap(({ kind, id: member, memberId }) =>
    kind === "member" ? member : phoneSearch(q) && memberId ? memberId : [],
  );
  const memberIds = [...new Set(lookedUp)];
  await logLookups(db, { by: id, memberIds, way: "palette", at: now() });
  return Response.json({ found }, { headers: { "cache-control": "no-store" } });
}
