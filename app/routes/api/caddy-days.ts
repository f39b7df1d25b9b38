import { CADDIE_READERS } from "#app/domain/catalog/caddie/caddie-day.ts";
import { USUAL_PARTY } from "#app/domain/catalog/party.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { planCaddieDays } from "#app/features/catalog/caddie/caddie-plan.server.ts";
import { findCaddieWeek } from "#app/features/catalog/caddie/caddie-queries.server.ts";
import { findRoundCourse } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { roundStates } from "#app/features/catalog/course/round/round-month.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { idOf, known, liveAnswer, queryOf } from "#app/platform/http/live-answer.server.ts";
import type { Route } from "./+types/caddy-days.ts";

/** The days on which a caddie and a round at her course can be had: `?month=2027-01&date=2027-01-12`. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const now = services.now();
  return liveAnswer(async () => {
    const query = queryOf(CADDIE_READERS, url);
    const caddie = known(await findCaddieWeek(services.db, idOf(params.id)));
    const course = known(await findRoundCourse(services.db, caddie.courseId));
    const today = dateIn(course.timeZone, now);
    const days = { first: today, last: lastDayShown(today) };
    const roundOn = await roundStates(services.db, { course, ...days, players: USUAL_PARTY, now });
    const locale = query.lang ?? DEFAULT_LOCALE;
    return planCaddieDays(services.db, locale, { caddie, query, today, roundOn });
  });
}
