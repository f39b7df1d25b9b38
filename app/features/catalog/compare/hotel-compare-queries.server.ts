import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import type { Comparison } from "#app/domain/catalog/compare/compare.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { listHotels } from "#app/features/catalog/hotel/list/hotel-list-queries.server.ts";
import { reviewWord } from "./compare-queries.server.ts";

export type ComparedHotel = Awaited<ReturnType<typeof listComparedHotels>>[number];

type CompareInput = Comparison & { readonly now: Date; readonly today: LocalDate };

/** The chosen hotels in their order, with the same prices as in the lists. */
export async function listComparedHotels(db: Database, locale: Locale, input: CompareInput) {
  const { ids, date: checkIn, nights, now, today } = input;
  if (ids.length === 0) return [];
  const [listed, facts] = await Promise.all([
    listHotels(db, locale, { of: { ids }, sort: "lowest", checkIn, nights, now, today }),
    listFacts(db, locale, ids),
  ]);
  return ids.flatMap((id) => {
    const hotel = listed.find((each) => each.id === id);
    const own = facts.find((each) => each.id === id);
    if (!hotel || !own) return [];
    return [{ ...hotel, ...own }];
  });
}

function listFacts(db: Database, locale: Locale, ids: readonly string[]) {
  return db
    .select({
      id: hotels.id,
      city: inLocale(regions.name, locale),
      checkIn: hotels.checkIn,
      checkOut: hotels.checkOut,
      charges: sql<number>`jsonb_array_length(${hotels.charges})`,
      word: reviewWord("hotel", hotels.id, locale),
    })
    .from(hotels)
    .innerJoin(regions, eq(regions.id, hotels.regionId))
    .where(inArray(hotels.id, [...ids]));
}
