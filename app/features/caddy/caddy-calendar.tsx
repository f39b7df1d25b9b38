import { useTranslation } from "react-i18next";
import { useNavigate, useNavigation } from "react-router";
import type { CalendarDays } from "#app/domain/calendar.ts";
import {
  type CaddyDayState,
  type CaddyVisit,
  caddyDayState,
} from "#app/domain/catalog/caddy-day.ts";
import { lastDayShown } from "#app/domain/catalog/sale-month.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import { listPath } from "#app/domain/paging.ts";
import { Calendar } from "#app/ui/calendar.tsx";

type CaddyCalendarProps = {
  readonly today: LocalDate;
  readonly visit: CaddyVisit;
  readonly dayOff: number;
  /** Every day of the six weeks on show. */
  readonly days: readonly LocalDate[];
  readonly bookedDays: readonly LocalDate[];
};

const STATE = { free: "free", off: "closed", booked: "sold" } as const satisfies Record<
  CaddyDayState,
  string
>;

/** The free days of a caddy; the month and the chosen day are in the address. */
export function CaddyCalendar(props: CaddyCalendarProps) {
  const { today, visit, dayOff, days, bookedDays } = props;
  const { t } = useTranslation("caddy");
  const navigate = useNavigate();
  const { state } = useNavigation();
  const week = { dayOff, bookedOn: new Set(bookedDays) };
  const about: CalendarDays = Object.fromEntries(
    days.map((day) => {
      const is = caddyDayState(week, day);
      return [day, { state: STATE[is], word: t(`day.${is}`) }];
    }),
  );

  function go({ month, day }: CaddyVisit) {
    const query = listPath("", { month, date: day });
    void navigate(query, { preventScrollReset: true, replace: true });
  }

  return (
    <Calendar
      today={today}
      max={lastDayShown(today)}
      month={visit.month}
      days={about}
      loading={state === "loading"}
      selected={visit.day}
      onSelect={(day) => go({ ...visit, day })}
      onMonthChange={(month) => go({ ...visit, month })}
    />
  );
}
