import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { courseFilter, coursesPath } from "#app/domain/catalog/course/course-filter.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { listGolfCities } from "#app/features/catalog/course/list/city-queries.server.ts";
import { CitySections } from "#app/features/catalog/course/list/city-sections.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/home.ts";

export const handle = { words: ["course"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const cities = await listGolfCities(db, locale);
  // The finder sends the city as a parameter, since a form cannot put it into a path.
  const city = cities.find(({ id }) => id === url.searchParams.get("city"));
  if (city) {
    const filter = courseFilter(url.searchParams, dateIn(SHOP_ZONE, now()));
    throw redirect(localized(coursesPath(city.id, filter), locale));
  }
  cachePage(context);
  return { cities };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t) => ({
    title: t("course:home.title"),
    description: t("course:home.description"),
    crumbs: [{ name: t("course:home.crumb"), path: "/course/home" }],
  }));
}

export default function CourseHome({ loaderData: { cities } }: Route.ComponentProps) {
  const { t } = useTranslation("course");
  const courses = cities.reduce((sum, city) => sum + city.courses, 0);
  return (
    <div className={`${pageClass} py-8 md:py-11`}>
      <PageHead
        title={t("home.heading")}
        text={t("home.lead", { cities: cities.length, courses })}
        actions={
          <ButtonLink variant="secondary" size="sm" to="/best30">
            {t("home.best")}
          </ButtonLink>
        }
      />
      <CitySections cities={cities} />
    </div>
  );
}
