import { useTranslation } from "react-i18next";
import type { FacetCount, ValueCounts } from "#app/domain/catalog/course/course-facets.ts";
import { hasLimits } from "#app/domain/catalog/course/course-filter.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { ListedCity } from "./city-queries.server.ts";
import { CourseFacetSheet } from "./course-facet-sheet.tsx";
import { FromChoice, SortChoice } from "./course-filter-bar.tsx";
import type { ListedCourse } from "./course-list-queries.server.ts";
import type { CourseList } from "./use-course-list.ts";

type CourseListHeadProps = {
  readonly list: CourseList;
  readonly city: ListedCity;
  readonly courses: readonly ListedCourse[];
  /** The start of the drive. */
  readonly start: string;
  readonly counts: readonly FacetCount[];
  readonly values: ValueCounts;
  readonly total: number;
};

/** A summary of the list as text; on a phone also the remaining filters. */
export function CourseListHead(props: CourseListHeadProps) {
  const { list, city, courses, start, counts, values, total } = props;
  const { t } = useTranslation("list");
  const { within, date } = list.filter;
  const closed = courses.filter(({ availability }) => availability.state !== "open").length;
  return (
    <>
      <Breadcrumbs items={[{ label: t("crumb"), to: "/course/home" }, { label: city.name }]} />
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 md:mb-4">
        <h1 className="text-22">
          {t("title", { city: city.name })}{" "}
          <span className="num text-fairway-700">{t("count", { count: total })}</span>
        </h1>
        <p className="text-14 text-ink-2" aria-live="polite">
          {within ? `${t("heading.within", { start, minutes: within })} · ` : ""}
          {closed > 0 ? `${t("heading.closed", { count: closed })} · ` : ""}
          {date ? t("heading.basis_day") : t("heading.basis")}
        </p>
      </div>
      {courses.length > 0 || hasLimits(list.filter) ? (
        <div className="mb-5 grid grid-cols-2 gap-2 md:hidden">
          <FromChoice list={list} city={city} look="chip" className="col-span-2" />
          <SortChoice list={list} />
          <CourseFacetSheet {...{ list, counts, values, total }} className="justify-center" />
        </div>
      ) : null}
    </>
  );
}
