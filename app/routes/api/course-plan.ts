import { ROUND_READERS } from "#app/domain/catalog/course/course-visit.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { findRoundCourse } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { planRound } from "#app/features/catalog/course/round/round-plan.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { idOf, known, liveAnswer, queryOf } from "#app/platform/http/live-answer.server.ts";
import { maySeeDrafts } from "#app/platform/session/page-guards.server.ts";
import type { Route } from "./+types/course-plan.ts";

/** Prices and free places of a course: `?date=2027-01-12&players=2&lang=en`. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  return liveAnswer(async () => {
    const query = queryOf(ROUND_READERS, url);
    const id = idOf(params.id);
    const course = known((await findRoundCourse(db, id)) ?? (await draft(context, id)));
    return planRound(db, query.lang ?? DEFAULT_LOCALE, { course, query, now: now() });
  });
}

/** Staff who look at a preview; a published course never reads the session. */
async function draft(context: Route.LoaderArgs["context"], id: string) {
  if (!(await maySeeDrafts(context, "courses"))) return undefined;
  return findRoundCourse(servicesOf(context).db, id, { drafts: true });
}
