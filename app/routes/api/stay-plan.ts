import { STAY_READERS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { DEFAULT_LOCALE } from "#app/domain/locale.ts";
import { findStayHotel } from "#app/features/hotel/hotel-queries.server.ts";
import { planStay } from "#app/features/hotel/stay/stay-plan.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { idOf, known, liveAnswer, queryOf } from "#app/platform/http/live-answer.server.ts";
import type { Route } from "./+types/stay-plan.ts";

/** Prices and free rooms of a hotel: `?in=2027-01-11&out=2027-01-13&room=…&lang=en`. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  return liveAnswer(async () => {
    const query = queryOf(STAY_READERS, url);
    const hotel = known(await findStayHotel(db, idOf(params.id)));
    return planStay(db, query.lang ?? DEFAULT_LOCALE, { hotel, query, now: now() });
  });
}
