import { z } from "zod";
import { MAX_NIGHTS, MAX_ROOMS, stayQuery } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { daysBetween, type LocalDate, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { findStayHotel, listRooms } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import { listHotels } from "#app/features/catalog/hotel/list/hotel-list-queries.server.ts";
import { planStay } from "#app/features/catalog/hotel/stay/plan-stay.server.ts";
import { listPlanRegions } from "#app/features/planner/page/plan-names-queries.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";
import {
  assistantTool,
  localeInput,
  type ToolContext,
  ToolRefusal,
} from "../assistant-tool.server.ts";
import { dayInput, idInput, lineOutput, urlOutput, wonOutput } from "./tool-schemas.ts";

const input = z
  .strictObject({
    region: idInput.optional().describe("Lists the hotels of a region."),
    hotel: idInput.optional().describe("Lists the rooms of a hotel."),
    checkIn: dayInput,
    checkOut: dayInput,
    rooms: z.int().min(1).max(MAX_ROOMS).default(1),
    adults: z.int().min(1).max(8).default(2),
    locale: localeInput,
  })
  .refine(({ region, hotel }) => (region === undefined) !== (hotel === undefined), {
    error: "expected either a region or a hotel",
    path: ["region"],
  })
  .refine(({ checkIn, checkOut }) => isStay(checkIn, checkOut), {
    error: `expected a later day than checkIn, ${MAX_NIGHTS} nights at most`,
    path: ["checkOut"],
  });
type Input = z.output<typeof input>;

function isStay(checkIn: LocalDate, checkOut: LocalDate): boolean {
  const nights = daysBetween(checkIn, checkOut);
  return nights >= 1 && nights <= MAX_NIGHTS;
}

const output = z.object({
  hotels: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        stars: z.number(),
        total: wonOutput.optional().describe("Won for all nights in one of the cheapest rooms."),
        url: urlOutput,
      }),
    )
    .readonly()
    .optional(),
  rooms: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        adults: z.number().describe("The most in one room."),
        state: z.string().describe("free, or why the nights cannot be booked."),
        total: wonOutput.optional().describe("Won for all nights in all rooms."),
        left: z.number().optional().describe("Rooms left."),
        line: lineOutput.optional(),
      }),
    )
    .readonly()
    .optional(),
  url: urlOutput.optional(),
});

export const hotelNightsTool = assistantTool({
  name: "hotel_nights",
  title: "Hotel nights",
  description: "What nights cost: in the hotels of a region, or in the rooms of a hotel.",
  ...{ input, output },
  run: (context, asked) =>
    asked.hotel === undefined
      ? hotelsOf(context, asked, asked.region ?? "")
      : roomsOf(context, asked, asked.hotel),
});

async function hotelsOf({ services, origin }: ToolContext, asked: Input, regionId: string) {
  const { db, now } = services;
  const { locale, checkIn, checkOut } = asked;
  const regions = await listPlanRegions(db, locale);
  if (!regions.some(({ id }) => id === regionId)) throw unknown(asked, regionId);
  const hotels = await listHotels(db, locale, {
    ...{ of: { regionId }, sort: "lowest", checkIn, nights: daysBetween(checkIn, checkOut) },
    ...{ today: shopDayOf(now()), now: now() },
  });
  return {
    hotels: hotels.map(({ id, name, stars, fromPrice }) => ({
      ...{ id, name, stars, total: fromPrice ?? undefined },
      url: origin + localized(`/hotel/${id}${stayQuery({ checkIn, checkOut })}`, locale),
    })),
  };
}

async function roomsOf({ services, origin }: ToolContext, asked: Input, hotelId: string) {
  const { db, now } = services;
  const { locale, checkIn, checkOut, rooms: count, adults } = asked;
  const hotel = await findStayHotel(db, hotelId);
  if (!hotel) throw unknown(asked, hotelId);
  const query = { ...NO_QUERY, in: checkIn, out: checkOut, rooms: count, adults };
  const [rooms, { quotes }] = await Promise.all([
    listRooms(db, locale, hotelId),
    planStay(db, locale, { hotel, query, now: now() }),
  ]);
  const stay = { checkIn, checkOut, rooms: count, adults };
  return {
    rooms: rooms.map(({ id, name, maxAdults }) => {
      const quote = quotes[id];
      const about = { id, name, adults: maxAdults };
      if (!quote?.ok) return { ...about, state: quote?.why ?? "none" };
      const { total, roomsLeft } = quote;
      if (adults > maxAdults * count) return { ...about, state: "too_small" };
      const price = { children: 0, price: total };
      const line = { kind: "hotel" as const, hotelId, roomId: id, ...stay, ...price };
      return { ...about, state: "free", total, left: roomsLeft, line };
    }),
    url: origin + localized(`/hotel/${hotelId}${stayQuery(stay)}`, locale),
  };
}

function unknown({ locale }: Input, id: string): ToolRefusal {
  return new ToolRefusal(translator(locale)("assistant:unknown", { id }));
}

const NO_QUERY = { lang: undefined, month: undefined, room: undefined, children: undefined };
