import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { courseDays, roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import {
  addDays,
  dayRange,
  daysBetween,
  type LocalDate,
} from "#app/domain/common/date/local-date.ts";
import { CALENDAR_DAYS, priceOfDay, type RateCard } from "#app/domain/pricing/price-layer.ts";
import { addCourseDays, addRoomNights } from "#app/features/pricing/stock/calendar-rows.server.ts";
import { loadDayRules, type RulesOfDay } from "./day-rules.server.ts";
import { beginFeePeriods } from "./fee-periods.server.ts";

type Product = {
  readonly id: string;
  readonly card: RateCard | null;
  readonly country: string;
  readonly last: LocalDate | null;
};

/** Opens the coming days of everything that is published and priced; a day that exists stays as it is. */
export async function extendCalendars(db: Database, today: LocalDate): Promise<number> {
  return db.transaction(async (tx) => {
    const until = addDays(today, CALENDAR_DAYS);
    const rules = countryRules(tx, { from: today, to: until });
    const lastDay = sql<LocalDate | null>`(select max(${courseDays.day})::text from ${courseDays} where ${courseDays.courseId} = ${courses.id})`;
    const opened = await tx
      .select({ id: courses.id, card: courses.rateCard, country: regions.country, last: lastDay })
      .from(courses)
      .innerJoin(regions, eq(regions.id, courses.regionId))
      .where(eq(courses.published, true));
    const days = await newDays(opened, { today, until, rules });
    await addCourseDays(tx, days);
    await beginFeePeriods(tx, today);

    const lastNight = sql<LocalDate | null>`(select max(${roomNights.night})::text from ${roomNights} where ${roomNights.roomId} = ${rooms.id})`;
    const beds = await tx
      .select({
        id: rooms.id,
        card: rooms.rateCard,
        country: regions.country,
        last: lastNight,
        capacity: rooms.allotment,
      })
      .from(rooms)
      .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
      .innerJoin(regions, eq(regions.id, hotels.regionId))
      .where(and(eq(hotels.published, true), eq(rooms.published, true), isNotNull(rooms.rateCard)));
    const nights = await newDays(beds, { today, until, rules });
    const capacity = new Map(beds.map((room) => [room.id, room.capacity]));
    await addRoomNights(
      tx,
      nights.map((night) => ({ ...night, capacity: capacity.get(night.id) ?? 0 })),
    );
    return days.length + nights.length;
  });
}

type Extent = {
  readonly today: LocalDate;
  readonly until: LocalDate;
  readonly rules: (country: string) => Promise<RulesOfDay>;
};

async function newDays(products: readonly Product[], { today, until, rules }: Extent) {
  const added = [];
  for (const { id, card, country, last } of products) {
    const first = last !== null && last >= today ? addDays(last, 1) : today;
    if (!card || first > until) continue;
    const rulesOf = await rules(country);
    for (const day of dayRange(first, daysBetween(first, until) + 1)) {
      added.push({ id, day, ...priceOfDay(card, day, rulesOf(day)) });
    }
  }
  return added;
}

function countryRules(tx: Database, span: { readonly from: LocalDate; readonly to: LocalDate }) {
  const known = new Map<string, Promise<RulesOfDay>>();
  return (country: string) => {
    const rules = known.get(country) ?? loadDayRules(tx, country, span);
    known.set(country, rules);
    return rules;
  };
}
