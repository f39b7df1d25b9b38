import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { CaddieRoundState } from "#app/domain/catalog/caddie/caddie-day.ts";
import { saleMonth } from "#app/domain/catalog/sale/sale-month.ts";
import {
  addMonths,
  type CalendarDays,
  monthOfDay,
} from "#app/domain/common/date/calendar-rules.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { listPath } from "#app/domain/common/paging.ts";
import type { Live } from "#app/platform/http/use-live.ts";
import { Calendar } from "#app/ui/calendar/month-calendar.tsx";
import type { CaddieDays } from "./caddie-plan.server.ts";

type CaddieCalendarProps = { readonly live: Live<CaddieDays>; readonly today: LocalDate };

const STATE = {
  free: "free",
  off: "closed",
  booked: "sold",
  closed: "closed",
  sold_out: "sold",
  no_price: "none",
  past_cutoff: "none",
} as const satisfies Record<CaddieRoundState, string>;

/** The free days of a caddie; the month and the chosen day are in the address. */
export function CaddieCalendar({ live, today }: CaddieCalendarProps) {
  if (live.data) return <PlannedMonth live={live} plan={live.data} />;
  return <Calendar today={today} month={monthOfDay(today)} days={{}} loading onSelect={() => {}} />;
}

type PlannedMonthProps = { readonly live: Live<CaddieDays>; readonly plan: CaddieDays };

function PlannedMonth({ live, plan }: PlannedMonthProps) {
  const { t } = useTranslation("caddy");
  const navigate = useNavigate();
  const { search } = useLocation();
  const month = saleMonth(new URLSearchParams(search).get("month"), plan.today, plan.month);
  const isLoaded = plan.month === month;
  const isAnswered = isLoaded && !live.busy;
  const day = plan.chosen?.day;
  const { prepare } = live;
  const days: CalendarDays = Object.fromEntries(
    Object.entries(plan.days).map(([each, state]) => [
      each,
      { state: STATE[state], label: t(`day.${state}`) },
    ]),
  );

  function ahead(): void {
    prepare(listPath("", { month: addMonths(month, 1), date: day }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each month that has come
  useEffect(() => {
    if (!isAnswered) return;
    const timer = setTimeout(ahead, 1_000);
    return () => clearTimeout(timer);
  }, [month, isAnswered]);

  function go(to: { readonly month?: string; readonly date?: LocalDate | undefined }) {
    const query = listPath("", { month, date: day, ...to });
    void navigate(query, { preventScrollReset: true, replace: true });
  }

  return (
    <div onPointerEnter={ahead}>
      <Calendar
        today={plan.today}
        max={plan.last}
        month={month}
        days={isLoaded ? days : {}}
        loading={!isLoaded && !live.failed}
        selected={day}
        onSelect={(date) => go({ date })}
        onMonthChange={(next) => go({ month: next })}
      />
    </div>
  );
}
