import { and, eq, inArray, sql } from "drizzle-orm";
import { jsonRows, NO_ROWS, type RowsOf } from "#app/db/query/json-rows.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotelCourses, hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { refundPolicies } from "#app/db/schema/catalog/place-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { MAX_NIGHTS, MAX_ROOMS, nightsOfStay } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { stayQuote } from "#app/domain/catalog/hotel/stay-quote.ts";
import { firstCheckIn } from "#app/domain/catalog/sale/cut-off.ts";
import { daysBetween, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import type { MemberHolds } from "#app/features/pricing/stock/member-holds.server.ts";

type StayRows = RowsOf<ReturnType<typeof stayQueries>>;
export type RoomRow = StayRows["rooms"][number];

function listRooms(ids: readonly string[]) {
  const zone = sql<string>`coalesce((select min(${courses.timeZone}) from ${courses}
    where ${eq(courses.regionId, hotels.regionId)}), ${SHOP_ZONE}::text)`;
  return jsonRows(
    {
      id: rooms.id,
      name: rooms.name,
      maxAdults: rooms.maxAdults,
      maxChildren: rooms.maxChildren,
      extraBed: rooms.extraBed,
      cutOffHours: rooms.cutOffHours,
      minNights: rooms.minNights,
      peakMinNights: rooms.peakMinNights,
      hotelId: hotels.id,
      hotelName: hotels.name,
      booking: hotels.booking,
      checkIn: hotels.checkIn,
      timeZone: zone,
      tiers: refundPolicies.tiers,
    },
    sql`from ${rooms}
      join ${hotels} on ${eq(hotels.id, rooms.hotelId)}
      join ${refundPolicies} on ${eq(refundPolicies.id, hotels.refundPolicyId)}
      where ${and(inArray(rooms.id, [...ids]), eq(rooms.published, true), eq(hotels.published, true))}`,
  );
}

function listNights(ids: readonly string[], nights: readonly LocalDate[]) {
  const { roomId, night, price, rate, capacity, taken, closed, minNights } = roomNights;
  return jsonRows(
    { roomId, night, price, rate, capacity, taken, closed, minNights },
    sql`from ${roomNights} where ${and(inArray(roomId, [...ids]), inArray(night, [...nights]))}`,
  );
}

function listRoads(hotelIds: readonly string[], courseIds: readonly string[]) {
  const { hotelId, courseId, driveMinutes } = hotelCourses;
  return jsonRows(
    { hotelId, courseId, driveMinutes },
    sql`from ${hotelCourses}
      where ${and(inArray(hotelId, [...hotelIds]), inArray(courseId, [...courseIds]))}`,
  );
}

export type StayFacts = ReturnType<typeof stayFacts>;

/** The rooms of a cart with their nights, and the road from their hotels to its courses. */
export function stayQueries(lines: readonly CartLine[]) {
  const stays = linesOf(lines, "hotel");
  return stayQueriesOf({
    ids: [...new Set(stays.map(({ roomId }) => roomId))],
    nights: [...new Set(stays.filter(isSellable).flatMap(nightsOfStay))],
    hotelIds: [...new Set(stays.map(({ hotelId }) => hotelId))],
    courseIds: [...new Set(linesOf(lines, "golf").map(({ courseId }) => courseId))],
  });
}

type StaysWanted = {
  readonly ids: readonly string[];
  readonly nights: readonly LocalDate[];
  readonly hotelIds: readonly string[];
  readonly courseIds: readonly string[];
};

export function stayQueriesOf({ ids, nights, hotelIds, courseIds }: StaysWanted) {
  const hasRoads = hotelIds.length > 0 && courseIds.length > 0;
  return {
    rooms: ids.length > 0 ? listRooms(ids) : NO_ROWS,
    nights: ids.length > 0 && nights.length > 0 ? listNights(ids, nights) : NO_ROWS,
    roads: hasRoads ? listRoads(hotelIds, courseIds) : NO_ROWS,
  };
}

export function stayFacts({ rooms, nights, roads }: StayRows, memberHolds: MemberHolds) {
  return {
    rooms: new Map(rooms.map((row) => [row.id, row])),
    nights: Map.groupBy(
      nights.map((row) => ({ ...row, taken: row.taken - memberHolds(nightOf(row)) })),
      ({ roomId }) => roomId,
    ),
    roads,
  };
}

function nightOf({ roomId, night }: StayRows["nights"][number]) {
  return { kind: "night", productId: roomId, day: night, slot: "" } as const;
}

/** A stay of a hundred years is too long without reading every night. */
export function isSellable({ checkIn, checkOut }: LineOf<"hotel">): boolean {
  return daysBetween(checkIn, checkOut) <= MAX_NIGHTS;
}

/** Rooms that other lines of the same cart want, by room and night. */
export type Wanted = Map<string, number>;

const WHY = {
  late: "past_cutoff",
  none: "no_price",
  // A stay that is too short has no price.
  short: "no_price",
  closed: "closed",
  sold: "sold_out",
} as const;

/** The nights of a stay at their prices, or why it is not available. */
export function stayNights(
  stay: LineOf<"hotel">,
  room: RoomRow,
  facts: StayFacts,
  { wanted, now }: { readonly wanted: Wanted; readonly now: Date },
) {
  const keyOf = (night: LocalDate) => `${room.id}|${night}`;
  const rows = (facts.nights.get(room.id) ?? []).map((row) => ({
    ...row,
    minNights: row.minNights ?? (row.rate === "peak" ? room.peakMinNights : room.minNights),
    taken: row.taken + (wanted.get(keyOf(row.night)) ?? 0),
  }));
  const nights = nightsOfStay(stay);
  const limits = { rooms: Math.min(stay.rooms, MAX_ROOMS), earliest: firstCheckIn(room, now) };
  const quote = stayQuote(nights, rows, limits);
  if (!quote.ok) return { ok: false, why: WHY[quote.why] } as const;
  for (const night of nights) {
    wanted.set(keyOf(night), (wanted.get(keyOf(night)) ?? 0) + stay.rooms);
  }
  const slept = new Set(nights);
  return {
    ok: true,
    nights: rows
      .filter(({ night }) => slept.has(night))
      .toSorted((a, b) => a.night.localeCompare(b.night)),
  } as const;
}
