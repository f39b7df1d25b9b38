import { saleMonth } from "#app/domain/catalog/sale/sale-month.ts";
import { type Month, monthOfDay } from "#app/domain/common/date/calendar-rules.ts";
import {
  addDays,
  dayRange,
  daysBetween,
  type LocalDate,
} from "#app/domain/common/date/local-date.ts";
import { listPath } from "#app/domain/common/paging.ts";
import {
  type QueryValues,
  readCount,
  readDay,
  readId,
  readLocale,
  readMonth,
} from "#app/domain/common/query-readers.ts";

/** The longest stay that can be booked in one order. */
export const MAX_NIGHTS = 30;
export const MAX_ROOMS = 4;
const USUAL_ADULTS = 2;

/** The query parameters of a hotel's page. */
export const STAY_READERS = {
  lang: readLocale,
  month: readMonth,
  room: readId,
  in: readDay,
  out: readDay,
  rooms: (text: string) => readCount(text) || undefined,
  adults: (text: string) => readCount(text) || undefined,
  children: readCount,
};
export type StayParams = QueryValues<typeof STAY_READERS>;

export type StayChoice = {
  readonly roomId: string;
  readonly month: Month;
  readonly checkIn: LocalDate | undefined;
  /** Absent while only the first day is chosen. */
  readonly checkOut: LocalDate | undefined;
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
};

export type RoomSize = {
  readonly id: string;
  readonly maxAdults: number;
  readonly maxChildren: number;
};

type Around = { readonly rooms: readonly RoomSize[]; readonly today: LocalDate };

/** The requested stay, corrected: a room the hotel has, valid days, a party that fits into the rooms. */
export function stayChoice(query: Partial<StayParams>, { rooms, today }: Around) {
  const room = rooms.find(({ id }) => id === query.room) ?? rooms[0];
  if (!room) return undefined;
  const { in: checkIn, out } = query;
  const nights = checkIn && out ? daysBetween(checkIn, out) : 0;
  const ofStay = saleMonth(checkIn ? monthOfDay(checkIn) : null, today, monthOfDay(today));
  const count = Math.min(query.rooms ?? 1, MAX_ROOMS);
  return {
    roomId: room.id,
    month: saleMonth(query.month ?? null, today, ofStay),
    checkIn,
    checkOut: nights >= 1 && nights <= MAX_NIGHTS ? out : undefined,
    rooms: count,
    adults: Math.min(Math.max(query.adults ?? USUAL_ADULTS, count), room.maxAdults * count),
    children: Math.min(query.children ?? 0, room.maxChildren * count),
  } satisfies StayChoice;
}

export function stayQuery(choice: Partial<StayChoice>): string {
  const { roomId, month, checkIn, checkOut, rooms, adults, children } = choice;
  return listPath("", {
    room: roomId,
    month,
    in: checkIn,
    out: checkIn && checkOut,
    rooms: rooms === 1 ? undefined : rooms,
    adults: adults === USUAL_ADULTS ? undefined : adults,
    children: children || undefined,
  });
}

/** A check-in without a check-out is one night. The day of departure is not counted. */
export function nightsOfStay({ checkIn, checkOut }: Pick<StayChoice, "checkIn" | "checkOut">) {
  if (!checkIn) return [];
  return dayRange(checkIn, daysBetween(checkIn, checkOut ?? addDays(checkIn, 1)));
}
