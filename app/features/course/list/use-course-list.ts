import { useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { type CourseFilter, courseFilter, coursesPath } from "#app/domain/catalog/course-filter.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";

export type CourseListState = {
  readonly cityId: string;
  readonly today: LocalDate;
  /** What the page shows. */
  readonly filter: CourseFilter;
};

/** The list lives in the address: a change is a step there, which going back undoes. */
export function useCourseList({ cityId, today, filter }: CourseListState) {
  const navigate = useNavigate();
  const localized = useLocalized();
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const [wish, setWish] = useState<{ readonly at: string; readonly filter: CourseFilter }>();
  const isChanging = next?.pathname === pathname;

  /** What was asked for last, shown at once; a second tap before the first is answered adds to it. */
  const underWay = isChanging ? courseFilter(new URLSearchParams(next.search), today) : filter;
  const asked = wish?.at === key ? wish.filter : underWay;

  function pathTo(change: Partial<CourseFilter>): string {
    return coursesPath(cityId, { ...asked, page: 1, ...change });
  }

  function change(to: Partial<CourseFilter>): void {
    setWish({ at: key, filter: { ...asked, page: 1, ...to } });
    void navigate(localized(pathTo(to)), { preventScrollReset: true });
  }

  return { asked, isChanging, pathTo, change };
}

export type CourseList = ReturnType<typeof useCourseList>;
