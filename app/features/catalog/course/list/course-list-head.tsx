import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FacetCount, ValueCounts } from "#app/domain/catalog/course/course-facets.ts";
import { hasLimits, sheetCount, withFacet } from "#app/domain/catalog/course/course-filter.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import type { ListedCity } from "./city-queries.server.ts";
import { CourseFacetSheet } from "./course-facet-sheet.tsx";
import { DriveLimits, FromChoice, SortChoice, VisitChoices } from "./course-filter-bar.tsx";
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
          <span className="tabular-nums whitespace-nowrap text-fairway-700">
            {t("count", { count: total })}
          </span>
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
        <FromChoice
          list={list}
          city={city}
          look="plain"
          className="max-w-64 min-w-36 max-md:hidden"
        />
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

/** The active filters, each with a link that removes it. */
export function ChosenFacets({ list }: { readonly list: CourseList }) {
  const { t } = useTranslation("list");
  const locale = useLocale();
  const { filter, pathTo } = list;
  const { max, rating } = filter;
  if (sheetCount(filter) === 0) return null;
  const chosen = [
    ...(max === undefined
      ? []
      : [
          {
            name: t("limit.max", { price: formatWon(won(max), locale) }),
            to: pathTo({ max: undefined }),
          },
        ]),
    ...(rating === undefined
      ? []
      : [{ name: t("limit.rating", { rating }), to: pathTo({ rating: undefined }) }]),
    ...filter.facets.map((facet) => ({
      name: t(`facet.${facet}`),
      to: pathTo(withFacet(filter, facet, false)),
    })),
  ];
  return (
    <ul className="mb-4 flex flex-wrap gap-2" aria-label={t("facets.chosen")}>
      {chosen.map(({ name, to }) => (
        <li key={name}>
          <ChipLink isSet to={to} aria-label={t("facets.drop", { facet: name })}>
            {name}
            <X aria-hidden="true" />
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
