import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import {
  addMonths,
  type CalendarDays,
  monthOfDay,
} from "#app/domain/common/date/calendar-rules.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { RoomType } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import type { Live } from "#app/platform/http/use-live.ts";
import { Calendar } from "#app/ui/calendar/month-calendar.tsx";
import type { StayPlan } from "./plan-stay.server.ts";
import { useStay } from "./use-stay.ts";

type StayCalendarProps = {
  readonly hotelId: string;
  readonly today: LocalDate;
  readonly rooms: readonly RoomType[];
  readonly live: Live<StayPlan>;
};

/** The month of one room; it turns at once, and its prices are fetched afterwards. */
export function StayCalendar({ hotelId, today, rooms, live }: StayCalendarProps) {
  const plan = live.data;
  if (plan) return <PlannedMonth {...{ hotelId, rooms, plan, live }} />;
  return (
    <Calendar
      mode="range"
      today={today}
      month={monthOfDay(today)}
      days={{}}
      loading
      onSelect={() => {}}
    />
  );
}

type PlannedMonthProps = Omit<StayCalendarProps, "today"> & { readonly plan: StayPlan };

function PlannedMonth({ hotelId, rooms, plan, live }: PlannedMonthProps) {
  const { choice, change } = useStay(hotelId, rooms, plan);
  const days = useNights(plan);
  const { search } = useLocation();
  const { prepare } = live;
  const month = choice?.month ?? monthOfDay(plan.today);
  const isLoaded = plan.choice?.month === month && plan.choice.roomId === choice?.roomId;
  const isAnswered = isLoaded && !live.busy;

  function ahead(): void {
    const params = new URLSearchParams(search);
    params.set("month", addMonths(month, 1));
    prepare(`?${params}`);
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
        mode="range"
        today={plan.today}
        min={plan.first}
        max={plan.last}
        month={month}
        days={isLoaded ? days : {}}
        loading={!isLoaded && !live.failed}
        selected={
          choice?.checkIn && {
            from: choice.checkIn,
            ...(choice.checkOut && { to: choice.checkOut }),
          }
        }
        onSelect={({ from, to }) => change({ checkIn: from, checkOut: to })}
        onMonthChange={(next) => change({ month: next })}
      />
    </div>
  );
}

/** Why a night cannot be booked, in hotel terms. */
function useNights({ days }: StayPlan): CalendarDays {
  const { t } = useTranslation("hotel");
  return Object.fromEntries(
    Object.entries(days).map(([day, about]) => [
      day,
      about.state === "free" ? about : { ...about, label: t(`night.${about.state}`) },
    ]),
  );
}
