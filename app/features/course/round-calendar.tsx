import { useTranslation } from "react-i18next";
import { monthOfDay } from "#app/domain/calendar.ts";
import { Calendar } from "#app/ui/calendar.tsx";
import type { CourseDetail } from "./course-queries.server.ts";
import type { RoundPlan } from "./round-plan.server.ts";
import { useVisit } from "./use-visit.ts";

type RoundCalendarProps = { readonly course: CourseDetail; readonly plan: RoundPlan };

export function RoundCalendar({ course, plan }: RoundCalendarProps) {
  const { t } = useTranslation("course");
  const { busy, change } = useVisit(course, plan);
  return (
    <div>
      <h2 className="text-22">{t("book.title")}</h2>
      <p className="mt-0.5 mb-3 text-14 text-ink-2">{t("book.unit", { players: plan.players })}</p>
      <div className="md:rounded-panel md:border md:border-line md:p-6">
        <Calendar
          today={plan.today}
          min={plan.first}
          max={plan.last}
          month={plan.month}
          days={plan.days}
          selected={plan.chosen?.date}
          loading={busy}
          onMonthChange={(month) => change({ month })}
          onSelect={(date) => change({ date, month: monthOfDay(date) })}
        />
        <div className="cal-key mt-3">
          <span>
            <i className="dot bg-pick-600" />
            {t("key.chosen")}
          </span>
          {plan.peaks.length > 0 ? (
            <span>
              <b className="text-ink">{t("key.bold")}</b>
              {t("key.peak", { names: plan.peaks.join(", ") })}
            </span>
          ) : null}
          <span>
            <s aria-hidden="true">9</s>
            {t("key.sold")}
          </span>
        </div>
      </div>
    </div>
  );
}
