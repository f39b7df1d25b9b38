import { LandPlot } from "lucide-react";
import { useTranslation } from "react-i18next";
import { arrangeCourses, courseFilter, coursesPath } from "#app/domain/catalog/course-filter.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/paging.ts";
import { findCity } from "#app/features/course/city-queries.server.ts";
import { listCityCourses } from "#app/features/course/course-card-queries.server.ts";
import { CourseFilterBar } from "#app/features/course/course-filter-bar.tsx";
import { CourseGrid } from "#app/features/course/course-grid.tsx";
import { HeartButton } from "#app/features/wish/heart-button.tsx";
import { localeOf } from "#app/platform/locale.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { slugParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/city.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const city = found(await findCity(db, locale, slugParam(params.id)));
  const filter = courseFilter(url.searchParams);
  const all = await listCityCourses(db, locale, { cityId: city.id, now: now() });
  const near = arrangeCourses(all, filter);
  const paging = pagingOf(near.length, filter.page);
  const courses = near.slice(offsetOf(paging), offsetOf(paging) + PAGE_SIZE);
  return { city, filter, courses, paging, inCity: all.length };
}

export function meta(args: Route.MetaArgs) {
  const { name: city = "", base = "" } = args.loaderData?.city ?? {};
  return pageMeta(args, (t) => ({
    title: t("course:city.title", { city }),
    description: t("course:city.description", { city, base }),
  }));
}

export default function CourseCity({ loaderData }: Route.ComponentProps) {
  const { city, filter, courses, paging, inCity } = loaderData;
  const { t } = useTranslation("course");
  return (
    <>
      <div className="page pt-2">
        <Breadcrumbs
          items={[{ label: t("home.crumb"), to: "/course/home" }, { label: city.name }]}
        />
        <h1 className="text-22 md:text-28">
          {t("city.title", { city: city.name })}{" "}
          <span className="text-fairway-700 num">{t("city.count", { count: paging.total })}</span>
        </h1>
        <p className="mt-0.5 mb-3 text-14 text-ink-2">{t("city.basis")}</p>
      </div>
      {inCity > 0 ? <CourseFilterBar cityId={city.id} base={city.base} filter={filter} /> : null}
      <div className="page pt-6 pb-12">
        {courses.length === 0 ? (
          <Nothing {...loaderData} />
        ) : (
          <CourseGrid
            hideCity
            courses={courses}
            cornerOf={({ id, name }) => (
              <HeartButton product={{ kind: "course", id }} name={name} />
            )}
          />
        )}
        <div className="mt-10">
          <Pagination {...paging} hrefFor={(page) => coursesPath(city.id, { ...filter, page })} />
        </div>
      </div>
    </>
  );
}

type NothingProps = Pick<Route.ComponentProps["loaderData"], "city" | "filter" | "inCity">;

function Nothing({ city, filter, inCity }: NothingProps) {
  const { t } = useTranslation("course");
  if (inCity === 0) {
    return (
      <EmptyState
        icon={LandPlot}
        title={t("city.none")}
        text={t("city.none_text")}
        action={<ButtonLink to="/course/home">{t("city.others")}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={LandPlot}
      title={t("city.empty", { base: city.base, minutes: filter.within })}
      text={t("city.empty_text", { count: inCity })}
      action={
        <ButtonLink to={coursesPath(city.id, { sort: filter.sort })}>{t("city.drop")}</ButtonLink>
      }
    />
  );
}
