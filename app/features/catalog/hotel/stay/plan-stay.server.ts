import type { Database } from "#app/db/client.server.ts";
import { nightsOfStay, type StayParams, stayChoice } from "#app/domain/catalog/hotel/hotel-stay.ts";
import {
  NEXT_STAY_DAYS,
  nextStay,
  nightState,
  type StayQuote,
  stayQuote,
} from "#app/domain/catalog/hotel/stay-quote.ts";
import { firstCheckIn } from "#app/domain/catalog/sale/cut-off.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import {
  type CalendarDay,
  firstWeekday,
  monthGrid,
} from "#app/domain/common/date/calendar-rules.ts";
import { addDays, dateIn, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { contractDay, withCoolingOff } from "#app/domain/reservation/refund/cooling-off.ts";
import { refundSteps } from "#app/domain/reservation/refund/refund-steps.ts";
import {
  fromPrices,
  type Holiday,
  listHolidays,
  listNights,
  listRooms,
  type RoomNight,
  type StayHotel,
} from "#app/features/catalog/hotel/hotel-queries.server.ts";

export type StayPlan = Awaited<ReturnType<typeof planStay>>;

/** For a hotel without rooms. */
const NO_ROOMS: {
  readonly choice: undefined;
  readonly days: Record<LocalDate, StayDay>;
  readonly prices: Record<string, Won>;
  readonly quotes: Record<string, StayQuote>;
  readonly stay: undefined;
} = { choice: undefined, days: {}, prices: {}, quotes: {}, stay: undefined };

type StayInput = { readonly hotel: StayHotel; readonly query: StayParams; readonly now: Date };

/** The month of the chosen room, and what the chosen days cost in every room. */
export async function planStay(db: Database, locale: Locale, { hotel, query, now }: StayInput) {
  const today = dateIn(hotel.timeZone, now);
  const rooms = await listRooms(db, locale, hotel.id);
  const choice = stayChoice(query, { rooms, today });
  const firstOf = (roomId: string | undefined) =>
    firstCheckIn(
      { ...hotel, cutOffHours: rooms.find(({ id }) => id === roomId)?.cutOffHours ?? null },
      now,
    );
  const limits = { first: firstOf(choice?.roomId), last: lastDayShown(today) };
  const { regionId } = hotel;
  if (!choice) return { today, regionId, ...limits, ...NO_ROOMS };

  const days = monthGrid(choice.month, firstWeekday(locale)).flat();
  const [from = today, to = today] = [days[0], days.at(-1)];
  const stayDays = nightsOfStay(choice);
  const [first, last] = [stayDays[0], stayDays.at(-1)];
  const roomIds = rooms.map(({ id }) => id);
  const [nights, holidays, stayNights, prices] = await Promise.all([
    listNights(db, { roomIds: [choice.roomId], from, to }),
    listHolidays(db, locale, { country: hotel.country, from, to }),
    first && last ? listNights(db, { roomIds, from: first, to: last }) : [],
    fromPrices(db, hotel.id, limits.first),
  ]);

  const wanted = { rooms: choice.rooms, earliest: limits.first };
  const asked = { stayDays, stayNights, rooms: choice.rooms, firstOf };
  const quotes = first ? quoteRooms(roomIds, asked) : {};
  const quote = quotes[choice.roomId];
  const search = { roomId: choice.roomId, length: stayDays.length, wanted, limits };
  return {
    today,
    regionId,
    ...limits,
    choice,
    days: calendarDays(days, nights, holidays, choice.rooms),
    prices,
    quotes,
    stay: {
      checkIn: first,
      checkOut: last && addDays(last, 1),
      nights: stayDays.length,
      quote,
      next: first && quote?.ok === false ? await findNextStay(db, first, search) : undefined,
      refundSteps: first ? refundStepsOf(quote, first, { hotel, now, today }) : [],
    },
  };
}

type WantedStay = NonNullable<Parameters<typeof stayQuote>[2]>;

type StayNights = {
  readonly stayDays: readonly LocalDate[];
  readonly stayNights: readonly RoomNight[];
  readonly rooms: number;
  /** Each room closes for booking at its own hour. */
  readonly firstOf: (roomId: string) => LocalDate;
};

function quoteRooms(
  roomIds: readonly string[],
  { stayDays, stayNights, rooms, firstOf }: StayNights,
): Record<string, StayQuote> {
  return Object.fromEntries(
    roomIds.map((id) => {
      const rows = stayNights.filter(({ roomId }) => roomId === id);
      return [id, stayQuote(stayDays, rows, { rooms, earliest: firstOf(id) })];
    }),
  );
}

type StaySearch = {
  readonly roomId: string;
  readonly length: number;
  readonly wanted: WantedStay;
  readonly limits: { readonly first: LocalDate; readonly last: LocalDate };
};

/** The next days on which a stay of the same length is free. */
async function findNextStay(
  db: Database,
  checkIn: LocalDate,
  { roomId, length, wanted, limits }: StaySearch,
) {
  const start = checkIn > limits.first ? checkIn : limits.first;
  // After the last day on sale, the search starts again at the first one.
  const begin = start > limits.last ? limits.first : start;
  const ahead = { from: begin, to: addDays(begin, NEXT_STAY_DAYS + length) };
  const rows = await listNights(db, { roomIds: [roomId], ...ahead });
  return nextStay(begin, length, rows, wanted);
}

type RefundInput = Pick<StayInput, "hotel" | "now"> & { readonly today: LocalDate };

function refundStepsOf(
  quote: StayQuote | undefined,
  checkIn: LocalDate,
  { hotel, now, today }: RefundInput,
) {
  if (!quote?.ok) return [];
  const tiers = withCoolingOff(hotel.refundTiers, checkIn, contractDay(now));
  return refundSteps({ paid: quote.total, usedOn: checkIn }, today, tiers);
}

/** Always with a state: the page says why a night cannot be booked. */
export type StayDay = CalendarDay & { readonly state: NonNullable<CalendarDay["state"]> };

function calendarDays(
  days: readonly LocalDate[],
  nights: readonly RoomNight[],
  holidays: readonly Holiday[],
  rooms: number,
): Record<LocalDate, StayDay> {
  const priced = new Map(nights.map((night) => [night.night, night]));
  const holidayNames = new Map(holidays.map(({ day, name }) => [day, name]));
  return Object.fromEntries(
    days.map((day) => {
      const night = priced.get(day);
      const state = nightState(night, rooms);
      const holiday = holidayNames.get(day);
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
