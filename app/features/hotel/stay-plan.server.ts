import type { Database } from "#app/db/client.server.ts";
import { type CalendarDay, firstWeekday, monthGrid } from "#app/domain/calendar.ts";
import { earliestTee } from "#app/domain/catalog/cut-off.ts";
import { nightsOfStay, type StayAsked, stayChoice } from "#app/domain/catalog/hotel-stay.ts";
import { lastDayShown } from "#app/domain/catalog/sale-month.ts";
import {
  NEXT_STAY_DAYS,
  nextStay,
  nightState,
  type StayQuote,
  stayQuote,
} from "#app/domain/catalog/stay-quote.ts";
import { addDays, dateIn, type LocalDate } from "#app/domain/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Won } from "#app/domain/money.ts";
import { contractDay, withWithdrawal } from "#app/domain/reservation/refund/cooling-off.ts";
import { refundSteps } from "#app/domain/reservation/refund/refund-steps.ts";
import {
  fromPrices,
  type Holiday,
  listHolidays,
  listNights,
  listRooms,
  type RoomNight,
  type StayHotel,
} from "./hotel-queries.server.ts";

export type StayPlan = Awaited<ReturnType<typeof planStay>>;

/** Of a hotel whose rooms nobody has entered yet. */
const NO_ROOMS: {
  readonly choice: undefined;
  readonly days: Record<LocalDate, StayDay>;
  readonly prices: Record<string, Won>;
  readonly quotes: Record<string, StayQuote>;
  readonly stay: undefined;
} = { choice: undefined, days: {}, prices: {}, quotes: {}, stay: undefined };

type Planned = { readonly hotel: StayHotel; readonly asked: StayAsked; readonly now: Date };

/** The month of the chosen room, and what the chosen days cost in every room. */
export async function planStay(db: Database, locale: Locale, { hotel, asked, now }: Planned) {
  const today = dateIn(hotel.timeZone, now);
  const rooms = await listRooms(db, locale, hotel.id);
  const choice = stayChoice(asked, { rooms, today });
  const limits = { first: firstCheckIn(hotel, now), last: lastDayShown(today) };
  if (!choice) return { today, ...limits, ...NO_ROOMS };

  const days = monthGrid(choice.month, firstWeekday(locale)).flat();
  const [from = today, to = today] = [days[0], days.at(-1)];
  const slept = nightsOfStay(choice);
  const [first, last] = [slept[0], slept.at(-1)];
  const roomIds = rooms.map(({ id }) => id);
  const [nights, holidays, stayNights, prices] = await Promise.all([
    listNights(db, { roomIds: [choice.roomId], from, to }),
    listHolidays(db, locale, { country: hotel.country, from, to }),
    first && last ? listNights(db, { roomIds, from: first, to: last }) : [],
    fromPrices(db, hotel.id, limits.first),
  ]);

  const wanted = { rooms: choice.rooms, earliest: limits.first };
  const quotes: Record<string, StayQuote> = Object.fromEntries(
    first
      ? roomIds.map((id) => {
          const rows = stayNights.filter(({ roomId }) => roomId === id);
          return [id, stayQuote(slept, rows, wanted)];
        })
      : [],
  );
  const quote = quotes[choice.roomId];
  return {
    today,
    ...limits,
    choice,
    days: calendarDays(days, nights, holidays, choice.rooms),
    prices,
    quotes,
    stay: {
      checkIn: first,
      checkOut: last && addDays(last, 1),
      nights: slept.length,
      quote,
      next: quote?.ok === false ? await findNext() : undefined,
      refundSteps:
        quote?.ok && first
          ? refundSteps(
              { paid: quote.total, usedOn: first },
              today,
              withWithdrawal(hotel.refundTiers, first, contractDay(now)),
            )
          : [],
    },
  };

  async function findNext() {
    if (!choice || !first) return undefined;
    const start = first > limits.first ? first : limits.first;
    // Days that nobody sells yet are answered with the first that are sold.
    const begin = start > limits.last ? limits.first : start;
    const ahead = { from: begin, to: addDays(begin, NEXT_STAY_DAYS + slept.length) };
    const rows = await listNights(db, { roomIds: [choice.roomId], ...ahead });
    return nextStay(begin, slept.length, rows, wanted);
  }
}

/** The same notice as for a round, counted to the hour at which the room is ours. */
function firstCheckIn({ timeZone, booking, checkIn }: StayHotel, now: Date): LocalDate {
  const { day, time } = earliestTee(timeZone, booking, now);
  return time <= checkIn.slice(0, 5) ? day : addDays(day, 1);
}

/** Why a night cannot be had is told in the page's own words. */
export type StayDay = CalendarDay & { readonly state: NonNullable<CalendarDay["state"]> };

function calendarDays(
  days: readonly LocalDate[],
  nights: readonly RoomNight[],
  holidays: readonly Holiday[],
  rooms: number,
): Record<LocalDate, StayDay> {
  const priced = new Map(nights.map((night) => [night.night, night]));
  const named = new Map(holidays.map(({ day, name }) => [day, name]));
  return Object.fromEntries(
    days.map((day) => {
      const night = priced.get(day);
      const state = nightState(night, rooms);
      const holiday = named.get(day);
      const about: StayDay = {
        state,
        ...(night && state === "free" ? { price: night.price } : {}),
        ...(night?.rate === "peak" ? { peak: true } : {}),
        ...(holiday ? { holiday } : {}),
      };
      return [day, about];
    }),
  );
}
