import { useNavigate, useNavigation } from "react-router";
import type { Month } from "#app/domain/calendar.ts";
import { type CourseVisit, courseVisit, visitPath } from "#app/domain/catalog/course-visit.ts";
import { useLocalized } from "#app/platform/locale-context.tsx";
import type { CourseDetail } from "./course-queries.server.ts";
import type { RoundPlan } from "./round-plan.server.ts";

type Change = Partial<CourseVisit> & { readonly month?: Month };

/** What was chosen lives in the address; a change is a step there, and the server answers with new figures. */
export function useVisit(course: CourseDetail, { chosen, month }: RoundPlan) {
  const navigate = useNavigate();
  const localized = useLocalized();
  const { state, location: underWay } = useNavigation();

  function change(to: Change): void {
    // A second tap before the first was answered adds to it: the address, not the page, is the newest.
    const { search } = underWay ?? window.location;
    const asked = courseVisit(new URLSearchParams(search), course);
    const visit = { month, ...asked, date: asked.date ?? chosen?.date, ...to };
    const path = localized(visitPath(course.id, visit));
    void navigate(path, { replace: true, preventScrollReset: true });
  }

  return { busy: state === "loading", change };
}
