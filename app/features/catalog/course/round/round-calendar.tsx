import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { USUAL_PARTY } from "#app/domain/catalog/party.ts";
import { addMonths, type Month, monthOfDay } from "#app/domain/common/date/calendar-rules.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CourseDetail } from "#app/features/catalog/course/detail/course-queries.server.ts";
import type { Live } from "#app/platform/http/use-live.ts";
import { Calendar } from "#app/ui/calendar/month-calendar.tsx";
import type { RoundPlan } from "./round-plan.server.ts";
import { searchWithMonth, useVisit } from "./use-visit.ts";

type RoundCalendarProps = {
  readonly course: CourseDetail;
  readonly live: Live<RoundPlan>;
  readonly today: LocalDate;
};

export function RoundCalendar({ course, live, today }: RoundCalendarProps) {
  const { t } = useTranslation("buy");
  const plan = live.data;
  const players = plan?.players ?? Math.max(USUAL_PARTY, course.minPlayers);
  return (
    <div>
      <h2 className="text-22">{t("book.title")}</h2>
      <p className="mt-0.5 mb-3 text-14 text-ink-2">{t("book.unit", { players })}</p>
      <div className="md:rounded-panel md:border md:border-line md:p-6">
        {plan ? (
          <PlannedMonth course={course} plan={plan} live={live} />
        ) : (
          <Calendar today={today} month={monthOfDay(today)} days={{}} loading onSelect={() => {}} />
        )}
        <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-13 text-ink-2 *:inline-flex *:items-center *:gap-1.5">
          <span>
            <i className="size-2.5 rounded-[3px] bg-pick-600" />
            {t("key.chosen")}
          </span>
          {plan?.peaks.length ? (
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

type PlannedMonthProps = {
  readonly course: CourseDetail;
  readonly plan: RoundPlan;
  readonly live: Live<RoundPlan>;
};

/** The month turns at once; its prices are fetched afterwards. */
function PlannedMonth({ course, plan, live }: PlannedMonthProps) {
  const { visit, month, change } = useVisit(course, plan);
  const { search } = useLocation();
  const { prepare } = live;
  const isLoaded = plan.month === month;
  const isAnswered = isLoaded && !live.busy;

  function ahead(): void {
    prepare(searchWithMonth(search, nextMonth(month)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each month that has come
  useEffect(() => {
    if (!isAnswered) return;
    const timer = setTimeout(ahead, 1_000);
    return () => clearTimeout(timer);
  }, [month, isAnswered]);

  return (
    <div onPointerEnter={ahead}>
      <Calendar
        today={plan.today}
        min={plan.first}
        max={plan.last}
        month={month}
        days={isLoaded ? plan.days : {}}
        selected={visit.date}
        loading={!isLoaded && !live.failed}
        onMonthChange={(next) => change({ month: next })}
        onSelect={(date) => change({ date, month: monthOfDay(date) })}
      />
    </div>
  );
}

function nextMonth(month: Month): Month {
  return addMonths(month, 1);
}
