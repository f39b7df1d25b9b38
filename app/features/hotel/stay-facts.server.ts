import type { Database } from "#app/db/client.server.ts";
import { firstWeekday, monthGrid } from "#app/domain/calendar.ts";
import { nightsOfStay, type StayChoice, stayQuote } from "#app/domain/catalog/hotel-stay.ts";
import { addDays, type LocalDate } from "#app/domain/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { refundSteps } from "#app/domain/reservation/refund-steps.ts";
import { type HotelPage, listHolidays, listNights, type RoomType } from "./hotel-queries.server.ts";

type Asked = {
  readonly hotel: HotelPage;
  readonly rooms: readonly RoomType[];
  readonly choice: StayChoice;
  readonly today: LocalDate;
};

/** The month of the chosen room, and what the chosen days cost in every room. */
export async function findStay(db: Database, locale: Locale, asked: Asked) {
  const { hotel, rooms, choice, today } = asked;
  const days = monthGrid(choice.month, firstWeekday(locale)).flat();
  const [from = today, to = today] = [days[0], days.at(-1)];
  const slept = nightsOfStay(choice);
  const [first, last] = [slept[0], slept.at(-1)];
  const [nights, holidays, stayNights] = await Promise.all([
    listNights(db, { roomIds: [choice.roomId], from, to }),
    listHolidays(db, locale, { country: hotel.country, from, to }),
    first && last
      ? listNights(db, { roomIds: rooms.map(({ id }) => id), from: first, to: last })
      : [],
  ]);

  const quotes = Object.fromEntries(
    first
      ? rooms.map(({ id }) => {
          const rows = stayNights.filter(({ roomId }) => roomId === id);
          return [id, stayQuote(slept, rows)];
        })
      : [],
  );
  const room = rooms.find(({ id }) => id === choice.roomId);
  const quote = quotes[choice.roomId];
  return {
    days,
    nights,
    holidays,
    quotes,
    stay: {
      roomName: room?.name ?? "",
      fromPrice: room?.fromPrice ?? null,
      checkIn: first,
      checkOut: last && addDays(last, 1),
      nights: slept.length,
      quote,
      refundSteps:
        quote?.ok && first
          ? refundSteps({ paid: quote.total, usedOn: first }, today, hotel.refundTiers)
          : [],
    },
  };
}
