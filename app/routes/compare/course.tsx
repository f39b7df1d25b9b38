import { useTranslation } from "react-i18next";
import { comparison, goneOf } from "#app/domain/catalog/compare/compare.ts";
import { coursesPath } from "#app/domain/catalog/course/course-filter.ts";
import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { listComparedCourses } from "#app/features/catalog/compare/compare-queries.server.ts";
import {
  CompareScreen,
  useChangeComparison,
} from "#app/features/catalog/compare/compare-screen.tsx";
import {
  courseGroups,
  priceText,
  roundPriceOf,
} from "#app/features/catalog/compare/course-groups.ts";
import { RoundChoices } from "#app/features/catalog/party/round-choices.tsx";
import { ComparePreset } from "#app/features/checkout/cart/trip-preset.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import type { Route } from "./+types/course.ts";

export const handle = { words: ["compare", "course", "list", "wish"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const today = dateIn(SHOP_ZONE, now);
  const chosen = comparison(url.searchParams, today);
  const courses = await listComparedCourses(db, localeOf(url), { ...chosen, now });
  return {
    today,
    chosen: { ...chosen, ids: courses.map(({ id }) => id) },
    courses,
    gone: goneOf(chosen, courses),
  };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("compare:title.course"),
    description: t("compare:description"),
  }));
}

export default function CompareCourses({ loaderData }: Route.ComponentProps) {
  const { chosen, courses } = loaderData;
  const { t } = useTranslation(["compare", "course", "list"]);
  const locale = useLocale();
  const change = useChangeComparison("course", chosen);
  const { date, players } = chosen;
  return (
    <CompareScreen
      kind="course"
      chosen={chosen}
      columns={courses.map((course) => ({
        id: course.id,
        name: course.name,
        picture: course.picture,
        to: visitPath(course.id, date ? { date, players } : { players }),
        price: priceText(course, t, locale),
        judged: { price: roundPriceOf(course), rating: course.rating },
      }))}
      gone={loaderData.gone}
      groups={courseGroups(courses, t, locale)}
      text={[
        date ? formatShortDay(date, locale) : t("any_day"),
        t("list:players.count", { count: players }),
      ].join(" · ")}
      more={courses[0] ? coursesPath(courses[0].cityId, { date, players }) : "/course/home"}
      controls={
        <>
          <ComparePreset kind="course" today={loaderData.today} />
          <RoundChoices
            look="chip"
            today={loaderData.today}
            date={date}
            onDate={(day) => change({ date: day })}
            players={players}
            onPlayers={(count) => change({ players: count })}
          />
        </>
      }
    />
  );
}
