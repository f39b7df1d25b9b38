import type { FacetCount, ValueCounts } from "#app/domain/catalog/course/course-facets.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ListedCity } from "./city-queries.server.ts";
import { CourseFacetSheet } from "./course-facet-sheet.tsx";
import { DriveLimits, FromChoice, SortChoice, VisitChoices } from "./course-filter-bar.tsx";
import type { CourseList } from "./use-course-list.ts";

type CourseListBarProps = {
  readonly list: CourseList;
  readonly city: ListedCity;
  readonly today: LocalDate;
  readonly counts: readonly FacetCount[];
  readonly values: ValueCounts;
  readonly total: number;
};

/** The sticky filter bar: date, party and distance; on a wide screen also facets and sorting. */
export function CourseListBar(props: CourseListBarProps) {
  const { list, city, today, counts, values, total } = props;
  return (
    <div className="sticky top-[var(--h-topbar)] z-30 border-b border-line bg-paper md:top-[var(--h-header)]">
      <div className="mx-auto grid max-w-[90rem] grid-cols-1 gap-2 px-4 py-3 md:flex md:min-h-[76px] md:items-center md:overflow-x-auto md:px-6 md:[scrollbar-width:none]">
        <VisitChoices list={list} today={today} />
        <FromChoice list={list} city={city} className="max-w-64 min-w-36 max-md:hidden" />
        <DriveLimits list={list} />
        <CourseFacetSheet
          {...{ list, counts, values, total }}
          className="flex-none max-md:hidden"
        />
        <SortChoice list={list} className="ml-auto flex-none max-md:hidden" />
      </div>
    </div>
  );
}
