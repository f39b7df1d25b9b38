import { STAY_READERS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { findStayHotel } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import { planStay } from "#app/features/catalog/hotel/stay/plan-stay.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { idOf, known, liveAnswer, queryOf } from "#app/platform/http/live-answer.server.ts";
import { maySeeDrafts } from "#app/platform/session/page-guards.server.ts";
import type { Route } from "./+types/stay-plan.ts";

/** Prices and free rooms of a hotel: `?in=2027-01-11&out=2027-01-13&room=…&lang=en`. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  return liveAnswer(async () => {
    const query = queryOf(STAY_READERS, url);
    const id = idOf(params.id);
    const hotel = known((await findStayHotel(db, id)) ?? (await draft(context, id)));
    return planStay(db, query.lang ?? DEFAULT_LOCALE, { hotel, query, now: now() });
  });
}

/** Staff who look at a preview; a published hotel never reads the session. */
async function draft(context: Route.LoaderArgs["context"], id: string) {
  if (!(await maySeeDrafts(context, "hotel"))) return undefined;
  return findStayHotel(servicesOf(context).db, id, { drafts: true });
}
