import { useTranslation } from "react-i18next";
import { useNavigate, useNavigation } from "react-router";
import type { CalendarDay, CalendarDays } from "#app/domain/calendar.ts";
import { nightState, type StayChoice, stayQuery } from "#app/domain/catalog/hotel-stay.ts";
import { lastDayShown } from "#app/domain/catalog/sale-month.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import { Calendar } from "#app/ui/calendar.tsx";
import type { Holiday, RoomNight } from "./hotel-queries.server.ts";

type StayCalendarProps = {
  readonly today: LocalDate;
  readonly choice: StayChoice;
  /** Every day of the six weeks on show. */
  readonly days: readonly LocalDate[];
  readonly nights: readonly RoomNight[];
  readonly holidays: readonly Holiday[];
};

/** The month of one room; what is chosen is in the address. */
export function StayCalendar({ today, choice, days, nights, holidays }: StayCalendarProps) {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const about = useNights(days, nights, holidays);
  const { checkIn, checkOut } = choice;

  function go(change: Partial<StayChoice>) {
    void navigate(stayQuery({ ...choice, ...change }), { preventScrollReset: true, replace: true });
  }

  return (
    <Calendar
      mode="range"
      today={today}
      max={lastDayShown(today)}
      month={choice.month}
      days={about}
      loading={state === "loading"}
      selected={checkIn && { from: checkIn, ...(checkOut && { to: checkOut }) }}
      onSelect={({ from, to }) => go({ checkIn: from, checkOut: to })}
      onMonthChange={(month) => go({ month })}
    />
  );
}

function useNights(
  days: readonly LocalDate[],
  nights: readonly RoomNight[],
  holidays: readonly Holiday[],
): CalendarDays {
  const { t } = useTranslation("hotel");
  const priced = new Map(nights.map((night) => [night.night, night]));
  const named = new Map(holidays.map(({ day, name }) => [day, name]));

  function about(day: LocalDate): CalendarDay {
    const night = priced.get(day);
    const state = nightState(night);
    const holiday = named.get(day);
    return {
      state,
      ...(state === "free" ? {} : { word: t(`night.${state}`) }),
      ...(night && state === "free" ? { price: night.price } : {}),
      ...(night?.rate === "peak" ? { peak: true } : {}),
      ...(holiday ? { holiday } : {}),
    };
  }

  return Object.fromEntries(days.map((day) => [day, about(day)]));
}
