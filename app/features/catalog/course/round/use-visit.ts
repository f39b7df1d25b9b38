import { useLocation, useNavigate, useNavigation } from "react-router";
import {
  type CourseVisit,
  courseVisit,
  visitPath,
} from "#app/domain/catalog/course/course-visit.ts";
import { saleMonth } from "#app/domain/catalog/sale/sale-month.ts";
import type { Month } from "#app/domain/common/date/calendar-rules.ts";
import type { CourseDetail } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { rememberTrip } from "#app/features/catalog/party/trip-memory.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import type { RoundPlan } from "./round-plan.server.ts";

type Change = Partial<CourseVisit> & { readonly month?: Month };

/** The choice is in the address and is shown immediately; its prices follow. */
export function useVisit(course: CourseDetail, plan: RoundPlan) {
  const navigate = useNavigate();
  const localized = useLocalized();
  const { search } = useLocation();
  const { location: pending } = useNavigation();
  const params = new URLSearchParams(search);
  const fromAddress = courseVisit(params, course);
  const visit = { ...fromAddress, date: fromAddress.date ?? plan.chosen?.date };
  const month = saleMonth(params.get("month"), plan.today, plan.month);

  function pathTo(to: Change): string {
    // Reads the address, not the page: a second tap before the first has loaded adds to it.
    const newest = new URLSearchParams((pending ?? window.location).search);
    const { date = plan.chosen?.date, ...rest } = courseVisit(newest, course);
    return visitPath(course.id, { month, date, ...rest, ...to });
  }

  function change(to: Change): void {
    // A tee time chosen on the day that was suggested chooses the day, too.
    const round = to.date ?? (to.time ? visit.date : undefined);
    // So does the party of a link from elsewhere.
    const asked = to.time && params.has("players") ? visit.players : undefined;
    rememberTrip({ players: to.players ?? asked, round, region: course.cityId });
    void navigate(localized(pathTo(to)), { replace: true, preventScrollReset: true });
  }

  function toggleCaddie(id: string): void {
    const chosen = visit.caddies ?? [];
    const others = chosen.filter((other) => other !== id);
    // At most one caddie per golfer.
    const next = others.length < chosen.length ? others : [...chosen, id].slice(-visit.players);
    change({ caddies: next });
  }

  return { visit, month, change, toggleCaddie };
}

/** The same choice with another month, for prefetching. */
export function searchWithMonth(search: string, month: Month): string {
  const params = new URLSearchParams(search);
  params.set("month", month);
  return `?${params}`;
}
