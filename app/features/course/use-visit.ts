import { useNavigate, useNavigation } from "react-router";
import type { Month } from "#app/domain/calendar.ts";
import { type CourseVisit, visitPath } from "#app/domain/catalog/course-visit.ts";
import { useLocalized } from "#app/platform/locale-context.tsx";
import type { RoundPlan } from "./round-plan.server.ts";

type Change = Partial<CourseVisit> & { readonly month?: Month };

/** What was chosen lives in the address; a change is a step there, and the server answers with new figures. */
export function useVisit(courseId: string, { chosen, players, month }: RoundPlan) {
  const navigate = useNavigate();
  const localized = useLocalized();
  const busy = useNavigation().state === "loading";

  function change(to: Change): void {
    const visit = { date: chosen?.date, time: chosen?.time, players, month, ...to };
    const path = localized(visitPath(courseId, visit));
    void navigate(path, { replace: true, preventScrollReset: true });
  }

  return { busy, change };
}
