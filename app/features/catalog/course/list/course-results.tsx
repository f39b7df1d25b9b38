import { List, Map as MapIcon } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { FROM_AIRPORT, type TravelFrom } from "#app/domain/catalog/place/travel-from.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { ListedCity } from "./city-queries.server.ts";
import type { ListedCourse } from "./course-list-queries.server.ts";
import { CourseMap, type CourseMapProps } from "./course-map.tsx";
import { CourseRow } from "./course-row.tsx";
import type { MapStart } from "./leaflet-map.ts";
import type { CourseList } from "./use-course-list.ts";

type CourseResultsProps = Pick<CourseMapProps, "tiles"> & {
  readonly list: CourseList;
  readonly start: ListStart;
  /** The courses of this page; the map shows all. */
  readonly shown: readonly ListedCourse[];
  readonly all: readonly ListedCourse[];
  readonly cornerOf: (course: ListedCourse) => ReactNode;
  readonly head: ReactNode;
  readonly foot: ReactNode;
  /** Shown when the list is empty. */
  readonly empty: ReactNode;
};

/** List and map side by side; a phone shows one or the other. */
export function CourseResults(props: CourseResultsProps) {
  const { list, shown, all, start, tiles, cornerOf, head, foot, empty } = props;
  const [active, setActive] = useState<string>();
  const point = useCallback((id: string | undefined) => setActive(id), []);
  const { filter, isChanging } = list;
  const isMap = filter.view === "map";
  return (
    <div className="mx-auto max-w-[90rem] md:grid md:grid-cols-[minmax(0,1fr)_18.75rem] lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_31.25rem]">
      <section
        className={`min-w-0 px-4 pt-4 pb-10 md:px-6 md:pt-5 ${isMap ? "max-md:hidden" : ""}`}
      >
        {head}
        {shown.length === 0 ? (
          empty
        ) : (
          <ul
            aria-busy={isChanging}
            className={`grid gap-8 transition-opacity md:gap-4 ${isChanging ? "opacity-60" : ""}`}
          >
            {shown.map((course, index) => (
              <li
                key={course.id}
                onMouseEnter={() => setActive(course.id)}
                onMouseLeave={() => setActive(undefined)}
                onFocus={() => setActive(course.id)}
                onBlur={() => setActive(undefined)}
              >
                <CourseRow
                  course={course}
                  start={start.text}
                  filter={filter}
                  corner={cornerOf(course)}
                  priority={index === 0}
                  isActive={course.id === active}
                />
              </li>
            ))}
          </ul>
        )}
        {foot}
      </section>
      <aside className={isMap ? "" : "max-md:hidden"}>
        <div className="border-line max-md:fixed max-md:inset-x-0 max-md:top-[var(--h-topbar)] max-md:bottom-[calc(var(--h-tabbar)+env(safe-area-inset-bottom))] max-md:z-40 md:sticky md:top-[calc(var(--h-header)+77px)] md:h-[calc(100dvh-var(--h-header)-77px)] md:border-l">
          <CourseMap
            courses={all}
            start={start.place}
            tiles={tiles}
            filter={filter}
            active={active}
            onPoint={point}
          />
        </div>
      </aside>
      <ViewSwitch list={list} />
    </div>
  );
}

function ViewSwitch({ list }: Pick<CourseResultsProps, "list">) {
  const { t } = useTranslation("list");
  const isMap = list.filter.view === "map";
  const Icon = isMap ? List : MapIcon;
  return (
    <div className="md:hidden fixed bottom-[calc(var(--h-tabbar)+1rem+env(safe-area-inset-bottom))] left-1/2 z-45 -translate-x-1/2">
      <AppLink
        to={list.pathTo({ view: isMap ? "list" : "map", page: list.filter.page })}
        preventScrollReset
        className={buttonClass({
          variant: "ghost",
          className: "rounded-pill! bg-ink! text-paper! shadow-soft",
        })}
      >
        <Icon aria-hidden="true" />
        {isMap ? t("view.list") : t("view.map")}
      </AppLink>
    </div>
  );
}

type ListStart = { readonly text: string; readonly place: MapStart | undefined };

/** The start of the drive as text and on the map; the position of the airport is unknown. */
export function startOf(city: ListedCity, from: TravelFrom): ListStart {
  if (from === FROM_AIRPORT) return { text: city.airportName, place: undefined };
  const hotel = city.hotels.find(({ id }) => id === from);
  if (hotel) return { text: hotel.name, place: { ...hotel, text: hotel.name } };
  const { base, baseLatitude: latitude, baseLongitude: longitude } = city;
  return { text: base, place: { latitude, longitude, text: base } };
}
