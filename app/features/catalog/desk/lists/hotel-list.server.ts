import { and, asc, eq } from "drizzle-orm";
import { isInRegion } from "#app/db/query/in-region.server.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { listParams } from "#app/domain/desk/list/list-params.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import {
  anyContains,
  everyLanguage,
  orderOf,
  paged,
} from "#app/features/desk/list/list-conditions.server.ts";
import {
  type ListRequest,
  type ListType,
  versionedRow,
} from "#app/features/desk/list/list-type.server.ts";
import { HOTEL_COLUMNS, type HotelRow } from "./hotel-columns.ts";
import { hasStatus } from "./place-lists.server.ts";

async function listHotels({ db, locale, search, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(HOTEL_COLUMNS));
  const where = and(
    anyContains(q, [everyLanguage(hotels.name), hotels.id]),
    await isInRegion(db, hotels.regionId, search),
    hasStatus(hotels.status, search),
  );
  const name = inLocale(hotels.name, locale);
  const roomCount = db.$count(rooms, eq(rooms.hotelId, hotels.id));
  const order = orderOf(
    sort,
    {
      name,
      id: hotels.id,
      region: regions.position,
      stars: hotels.stars,
      rooms: roomCount,
      check_in: hotels.checkIn,
      check_out: hotels.checkOut,
      booking: hotels.booking,
      state: hotels.status,
    },
    [asc(regions.position), name, asc(hotels.id)],
  );
  return paged({ page, size }, db.$count(hotels, where), ({ limit, offset }) =>
    db
      .select({
        id: hotels.id,
        version: hotels.version,
        name,
        region: inLocale(regions.name, locale),
        stars: hotels.stars,
        checkIn: hotels.checkIn,
        checkOut: hotels.checkOut,
        booking: hotels.booking,
        status: hotels.status,
        rooms: roomCount,
      })
      .from(hotels)
      .innerJoin(regions, eq(regions.id, hotels.regionId))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export const HOTEL_LIST: ListType<HotelRow> = {
  columns: HOTEL_COLUMNS,
  find: listHotels,
  rowOf: versionedRow,
};
