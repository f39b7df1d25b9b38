import { useMemo } from "react";
import {
  facetCounts,
  filterSuggestions,
  isWanted,
  valueCounts,
} from "#app/domain/catalog/course/course-facets.ts";
import { courseFilter, coursesPath } from "#app/domain/catalog/course/course-filter.ts";
import { inCourseOrder } from "#app/domain/catalog/course/course-order.ts";
import { validStart } from "#app/domain/catalog/place/travel-from.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/common/paging.ts";
import { sharePicture } from "#app/domain/shell/seo/shared-pictures.ts";
import { CompareLink, CompareToggle } from "#app/features/catalog/compare/compare-button.tsx";
import { findCity } from "#app/features/catalog/course/list/city-queries.server.ts";
import {
  ChosenFacets,
  CourseListBar,
  CourseListHead,
} from "#app/features/catalog/course/list/course-list-head.tsx";
import { listCourses } from "#app/features/catalog/course/list/course-list-queries.server.ts";
import { CourseResults, startOf } from "#app/features/catalog/course/list/course-results.tsx";
import { NoCourses } from "#app/features/catalog/course/list/no-courses.tsx";
import { useCourseList } from "#app/features/catalog/course/list/use-course-list.ts";
import { HeartButton } from "#app/features/catalog/wish/heart-button.tsx";
import { CourseListPreset } from "#app/features/checkout/cart/trip-preset.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/city.ts";

export const handle = { words: ["course", "heart", "list", "wish"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now: clock, site } = servicesOf(context);
  const now = clock();
  const today = dateIn(SHOP_ZONE, now);
  const locale = localeOf(url);
  const city = orNotFound(await findCity(db, locale, slugParam(params.id)));
  const parsed = courseFilter(url.searchParams, today);
  const filter = { ...parsed, from: validStart(parsed.from, city) };
  const inCity = await listCourses(db, locale, { ...filter, of: { cityId: city.id }, now });
  cachePage(context);

  const wanted = inCity.filter((course) => isWanted(course, filter));
  const courses = inCourseOrder(wanted, filter.sort);
  return {
    city,
    today,
    filter,
    courses,
    paging: pagingOf(courses.length, filter.page),
    counts: facetCounts(inCity, filter),
    values: valueCounts(inCity, filter),
    suggestions: courses.length === 0 ? filterSuggestions(inCity, filter) : [],
    inCity: inCity.length,
    tiles: site.mapTiles,
  };
}

export function meta(args: Route.MetaArgs) {
  const { id = "", name: city = "", base = "" } = args.loaderData?.city ?? {};
  return pageMeta(args, (t) => ({
    title: t("course:city.title", { city }),
    description: t("course:city.description", { city, base }),
    picture: sharePicture("city", id),
    page: args.loaderData?.paging.page,
    crumbs: [
      { name: t("course:home.crumb"), path: "/course/home" },
      { name: city, path: `/course/city/${id}` },
    ],
  }));
}

export default function CourseCity({ loaderData }: Route.ComponentProps) {
  const { city, today, filter, courses, paging, suggestions, inCity, tiles } = loaderData;
  const { counts, values } = loaderData;
  const list = useCourseList({ cityId: city.id, today, filter });
  const start = useMemo(() => startOf(city, filter.from), [city, filter.from]);
  const from = offsetOf(paging);
  const facets = { list, counts, values, total: paging.total };
  return (
    <>
      <CourseListPreset />
      {inCity > 0 ? <CourseListBar {...facets} city={city} today={today} /> : null}
      <CourseResults
        list={list}
        shown={courses.slice(from, from + PAGE_SIZE)}
        all={courses}
        start={start}
        tiles={tiles}
        cornerOf={({ id, name }) => (
          <>
            <CompareToggle kind="course" id={id} name={name} visit={filter} />
            <HeartButton product={{ kind: "course", id }} name={name} />
          </>
        )}
        head={
          <>
            <CourseListHead {...facets} city={city} courses={courses} start={start.text} />
            <CompareLink kind="course" visit={filter} className="mb-4" />
            <ChosenFacets list={list} />
          </>
        }
        empty={<NoCourses list={list} suggestions={suggestions} inCity={inCity} />}
        foot={
          <div className="mt-8">
            <Pagination {...paging} hrefFor={(page) => coursesPath(city.id, { ...filter, page })} />
          </div>
        }
      />
    </>
  );
}
