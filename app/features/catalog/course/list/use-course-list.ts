import { useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import {
  type CourseFilter,
  courseFilter,
  coursesPath,
} from "#app/domain/catalog/course/course-filter.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { forgetDays, rememberTrip } from "#app/features/catalog/party/trip-memory.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";

export type CourseListState = {
  readonly cityId: string;
  readonly today: LocalDate;
  /** What the page shows. */
  readonly filter: CourseFilter;
};

/** The filter is part of the address: a change is a navigation, which the back button undoes. */
export function useCourseList({ cityId, today, filter: loaded }: CourseListState) {
  const navigate = useNavigate();
  const localized = useLocalized();
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const [choice, setChoice] = useState<{ readonly at: string; readonly filter: CourseFilter }>();
  const isChanging = next?.pathname === pathname;

  /** The last choice is shown immediately; a second tap before the first has loaded adds to it. */
  const pending = isChanging ? courseFilter(new URLSearchParams(next.search), today) : loaded;
  const filter = choice?.at === key ? choice.filter : pending;

  function pathTo(change: Partial<CourseFilter>): string {
    return coursesPath(cityId, { ...filter, page: 1, ...change });
  }

  function change(to: Partial<CourseFilter>): void {
    if ("date" in to && to.date === undefined) forgetDays();
    rememberTrip({ players: to.players, round: to.date, region: cityId });
    setChoice({ at: key, filter: { ...filter, page: 1, ...to } });
    void navigate(localized(pathTo(to)), { preventScrollReset: true });
  }

  return { filter, isChanging, pathTo, change };
}

export type CourseList = ReturnType<typeof useCourseList>;
