import { ROUND_READERS } from "#app/domain/catalog/course-visit.ts";
import { DEFAULT_LOCALE } from "#app/domain/locale.ts";
import { findRoundCourse } from "#app/features/course/detail/course-queries.server.ts";
import { planRound } from "#app/features/course/round/round-plan.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { askedOf, idOf, known, liveAnswer } from "#app/platform/http/live-answer.server.ts";
import type { Route } from "./+types/course-plan.ts";

/** Prices and free places of a course: `?date=2027-01-12&players=2&lang=en`. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  return liveAnswer(async () => {
    const asked = askedOf(ROUND_READERS, url);
    const course = known(await findRoundCourse(db, idOf(params.id)));
    return planRound(db, asked.lang ?? DEFAULT_LOCALE, { course, asked, now: now() });
  });
}
