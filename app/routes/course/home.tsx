import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { courseFilter, coursesPath } from "#app/domain/catalog/course-filter.ts";
import { listGolfCities } from "#app/features/course/city-queries.server.ts";
import { CitySections } from "#app/features/course/city-sections.tsx";
import { localeOf, localized } from "#app/platform/locale.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/home.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const cities = await listGolfCities(servicesOf(context).db, locale);
  // The finder of the home page names a city; a form cannot put that into a path by itself.
  const asked = cities.find(({ id }) => id === url.searchParams.get("city"));
  if (asked)
    throw redirect(localized(coursesPath(asked.id, courseFilter(url.searchParams)), locale));
  return { cities };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t) => ({
    title: t("course:home.title"),
    description: t("course:home.description"),
  }));
}

export default function CourseHome({ loaderData: { cities } }: Route.ComponentProps) {
  const { t } = useTranslation("course");
  const courses = cities.reduce((sum, city) => sum + city.courses, 0);
  return (
    <div className="page section">
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
