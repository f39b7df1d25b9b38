import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { courseDays, roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { dayRange, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { type DayRules, priceOfDay } from "#app/domain/pricing/price-layer.ts";
import { teeSheet } from "#app/domain/pricing/tee-price.ts";
import { catalogue } from "./demo-catalogue.ts";
import { roomAllotment, roomId, roomRates } from "./seed-hotels.server.ts";
import { seededNumber } from "./seeded.ts";

const holidayEffects = new Map(
  catalogue.holidays.map(({ country, date, price_effect }) => [`${country}:${date}`, price_effect]),
);

const ROWS_AT_ONCE = 4_000;

/** Prices and places for `count` days from `first` on; what is there already stays as it is. */
export async function fillCalendars(db: Database, first: LocalDate, count: number): Promise<void> {
  const days = dayRange(first, count);
  await fillCourses(db, days);
  await fillRooms(db, days);
}

async function fillCourses(db: Database, days: readonly LocalDate[]): Promise<void> {
  const sheets = await db
    .select({
      id: courses.id,
      rateCard: courses.rateCard,
      maxPlayers: courses.maxPlayers,
      first: courses.firstTee,
      last: courses.lastTee,
      intervalMinutes: courses.teeIntervalMinutes,
      country: sql<string>`(select country from regions where regions.id = ${courses.regionId})`,
    })
    .from(courses);

  const prices = sheets.flatMap(({ id, rateCard, country }) =>
    days.map((day) => {
      const { price, rate, layer } = priceOfDay(rateCard, day, dayRules(country, day));
      // Mowing and competitions: about one day in eighty.
      const closed = seededNumber(`closed:${id}:${day}`, 80) === 0;
      return { course_id: id, day, green_fee: price, layer, rate, closed };
    }),
  );
  await inBatches(prices, (json) =>
    db.execute(sql`
      insert into ${courseDays} (course_id, day, green_fee, layer, rate, closed)
      select course_id, day, green_fee, layer::price_layer, rate::price_rate, closed
      from jsonb_to_recordset(${json}::text::jsonb)
        as t(course_id text, day date, green_fee int, layer text, rate text, closed boolean)
      on conflict do nothing`),
  );

  const busy = sheets.flatMap(({ id, maxPlayers, first, last, intervalMinutes }) => {
    const times = teeSheet({ first, last, intervalMinutes });
    return days.flatMap((day) => takenTimes(`${id}:${day}`, times, maxPlayers, { id, day }));
  });
  await inBatches(busy, (json) =>
    db.execute(sql`
      insert into ${teeTimes} (course_id, day, tee_time, capacity, taken, elsewhere)
      select course_id, day, tee_time, capacity, taken, taken from jsonb_to_recordset(${json}::text::jsonb)
        as t(course_id text, day date, tee_time time, capacity int, taken int)
      on conflict do nothing`),
  );
}

/** A few tee times a day are partly or wholly gone, mornings first. */
function takenTimes(
  seed: string,
  times: readonly string[],
  capacity: number,
  { id, day }: { id: string; day: LocalDate },
) {
  const chosen = new Set(
    Array.from({ length: 1 + seededNumber(`busy:${seed}`, 4) }, (_, index) => {
      const early = seededNumber(`early:${seed}:${index}`, 3) > 0;
      return seededNumber(
        `slot:${seed}:${index}`,
        early ? Math.ceil(times.length / 3) : times.length,
      );
    }),
  );
  return [...chosen].map((slot) => ({
    course_id: id,
    day,
    tee_time: times[slot],
    capacity,
    taken: 1 + seededNumber(`taken:${seed}:${slot}`, capacity),
  }));
}

async function fillRooms(db: Database, days: readonly LocalDate[]): Promise<void> {
  const countries = new Map(
    (
      await db
        .select({
          id: hotels.id,
          country: sql<string>`(select country from regions where regions.id = ${hotels.regionId})`,
        })
        .from(hotels)
    ).map(({ id, country }) => [id, country]),
  );
  const nights = catalogue.hotels.flatMap((hotel) =>
    hotel.room_types.flatMap(({ price_add_krw }, position) => {
      const id = roomId(hotel.id, position);
      const card = roomRates(hotel, price_add_krw);
      const capacity = roomAllotment(id);
      return days.map((night) => {
        const { price, rate, layer } = priceOfDay(
          card,
          night,
          dayRules(countries.get(hotel.id) ?? "", night),
        );
        const full = seededNumber(`full:${id}:${night}`, 25) === 0;
        const taken = full ? capacity : seededNumber(`guests:${id}:${night}`, capacity);
        return { room_id: id, night, price, layer, rate, capacity, taken };
      });
    }),
  );
  await inBatches(nights, (json) =>
    db.execute(sql`
      insert into ${roomNights} (room_id, night, price, layer, rate, capacity, taken, elsewhere)
      select room_id, night, price, layer::price_layer, rate::price_rate, capacity, taken, taken
      from jsonb_to_recordset(${json}::text::jsonb)
        as t(room_id text, night date, price int, layer text, rate text, capacity int, taken int)
      on conflict do nothing`),
  );
}

async function inBatches<Row>(rows: readonly Row[], insert: (json: string) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await insert(JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE)));
  }
}

/** What the catalogue knows about a day in a country: its own holidays, and when Koreans travel. */
function dayRules(country: string, day: LocalDate): DayRules {
  const holiday = holidayEffects.get(`${country}:${day}`);
  const window = catalogue.peak_windows.find(({ start, end }) => start <= day && day <= end);
  return {
    ...(holiday ? { holiday } : {}),
    ...(window ? { peakRate: window.rate } : {}),
  };
}
