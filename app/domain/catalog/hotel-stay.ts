import {
  type Asked,
  askedCount,
  askedDay,
  askedId,
  askedLocale,
  askedMonth,
} from "#app/domain/query-readers.ts";
import { type Month, monthOfDay } from "../calendar.ts";
import { addDays, dayRange, daysBetween, type LocalDate } from "../local-date.ts";
import { listPath } from "../paging.ts";
import { saleMonth } from "./sale-month.ts";

/** The longest stay that has a price at once. */
export const MAX_NIGHTS = 30;
export const MAX_ROOMS = 4;
const USUAL_ADULTS = 2;

/** What the address of a hotel may say. */
export const STAY_READERS = {
  lang: askedLocale,
  month: askedMonth,
  room: askedId,
  in: askedDay,
  out: askedDay,
  rooms: (text: string) => askedCount(text) || undefined,
  adults: (text: string) => askedCount(text) || undefined,
  children: askedCount,
};
export type StayAsked = Asked<typeof STAY_READERS>;

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

/** What is asked for: a room the hotel has, days that make a stay, a party that fits into its rooms. */
export function stayChoice(asked: Partial<StayAsked>, { rooms, today }: Around) {
  const room = rooms.find(({ id }) => id === asked.room) ?? rooms[0];
  if (!room) return undefined;
  const { in: checkIn, out } = asked;
  const nights = checkIn && out ? daysBetween(checkIn, out) : 0;
  const ofStay = saleMonth(checkIn ? monthOfDay(checkIn) : null, today, monthOfDay(today));
  const count = Math.min(asked.rooms ?? 1, MAX_ROOMS);
  return {
    roomId: room.id,
    month: saleMonth(asked.month ?? null, today, ofStay),
    checkIn,
    checkOut: nights >= 1 && nights <= MAX_NIGHTS ? out : undefined,
    rooms: count,
    adults: Math.min(Math.max(asked.adults ?? USUAL_ADULTS, count), room.maxAdults * count),
    children: Math.min(asked.children ?? 0, room.maxChildren * count),
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

/** A chosen day without an end is one night. The day of leaving is not counted. */
export function nightsOfStay({ checkIn, checkOut }: Pick<StayChoice, "checkIn" | "checkOut">) {
  if (!checkIn) return [];
  return dayRange(checkIn, daysBetween(checkIn, checkOut ?? addDays(checkIn, 1)));
}
