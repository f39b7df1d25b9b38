import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";

export type Course = {
  readonly id: string;
  readonly region: string;
  readonly tier: "premium" | "standard" | "value";
  readonly night_golf: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly min_players: number;
  readonly max_players: number;
  readonly places: number;
  readonly first_tee: string;
  readonly last_tee: string;
  readonly every: number;
  readonly tip: number | null;
  /** Tenths of a star, of its reviews that are shown. */
  readonly rated: number | null;
};

export type Hotel = {
  readonly id: string;
  readonly region: string;
  readonly class: number;
  readonly rated: number | null;
};

export type Room = { readonly id: string; readonly hotel: string; readonly max_adults: number };

export type Night = { readonly price: number; readonly left: number; readonly closed: boolean };

export type Route = {
  readonly id: string;
  readonly region: string;
  readonly kind: "transfer" | "golf_round_trip_wait";
  readonly origin_kind: "airport" | "hotel";
  readonly airport: string | null;
  readonly course: string | null;
  readonly minutes: number;
};

export type Car = {
  readonly id: string;
  readonly people: number;
  readonly golfers: number;
  readonly bags: number;
  readonly suitcases: number;
  /** Of the price of the ordinary van. */
  readonly percent: number;
  readonly fleet: number;
};

export type Caddie = { readonly id: string; readonly course: string; readonly day_off: number };

type CourseDay = { readonly fee: number; readonly closed: boolean };

/** The shop as it is for sale, read by statements of its own. */
export type ShopSnapshot = {
  readonly courses: ReadonlyMap<string, Course>;
  readonly hotels: ReadonlyMap<string, Hotel>;
  readonly rooms: ReadonlyMap<string, Room>;
  readonly caddies: ReadonlyMap<string, Caddie>;
  readonly cars: ReadonlyMap<string, Car>;
  readonly routes: readonly Route[];
  /** Minutes by road, by `hotel course`. */
  readonly drives: ReadonlyMap<string, number>;
  /** By `room night`. */
  readonly nights: ReadonlyMap<string, Night>;
  /** By `course day`. */
  readonly days: ReadonlyMap<string, CourseDay>;
  /** Free places of tee times that are not as usual, by `course day HH:MM`. */
  readonly tees: ReadonlyMap<string, number>;
  /** What is left of counted stock, by `kind product day slot`. */
  readonly stock: ReadonlyMap<string, number>;
};

export async function takeSnapshot(
  db: Database,
  first: LocalDate,
  last: LocalDate,
): Promise<ShopSnapshot> {
  const rows = async <Row>(query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as { readonly rows: Row[] }).rows;
  const byId = <Row extends { id: string }>(list: Row[]) =>
    new Map(list.map((row) => [row.id, row]));
  const courses = await rows<Course>(sql`
    select c.id, region_id as region, tier, night_golf, latitude, longitude, time_zone as zone,
      min_players, max_players, tee_places as places, first_tee::text, last_tee::text,
      tee_interval_minutes as every, caddy_tip_baht as tip,
      (select round(avg(rating) * 10)::int from reviews r
        where r.product_kind = 'course' and r.product_id = c.id and not r.hidden) as rated
    from courses c where published order by c.id`);
  const hotels = await rows<Hotel>(sql`
    select h.id, region_id as region, stars as class,
      (select round(avg(rating) * 10)::int from reviews r
        where r.product_kind = 'hotel' and r.product_id = h.id and not r.hidden) as rated
    from hotels h where published order by h.id`);
  const rooms = await rows<Room>(sql`
    select id, hotel_id as hotel, max_adults from rooms where published order by id`);
  const routes = await rows<Route>(sql`
    select id, region_id as region, kind, origin_kind, upper(airport_code) as airport,
      course_id as course, drive_minutes as minutes
    from van_routes where published order by id`);
  const cars = await rows<Car>(sql`
    select id, max_passengers as people, max_golfers_with_bags as golfers, max_golf_bags as bags,
      max_suitcases as suitcases, price_percent as percent, fleet from van_vehicles order by id`);
  const caddies = await rows<Caddie>(sql`
    select id, course_id as course, day_off from caddies where published order by id`);
  const drives = await rows<{ key: string; minutes: number }>(sql`
    select hotel_id || ' ' || course_id as key, drive_minutes as minutes from hotel_courses`);
  const nights = await rows<Night & { key: string }>(sql`
    select room_id || ' ' || night::text as key, price, capacity - taken as left, closed
    from room_nights where night between ${first} and ${last}`);
  const days = await rows<CourseDay & { key: string }>(sql`
    select course_id || ' ' || day::text as key, green_fee as fee, closed
    from course_days where day between ${first} and ${last}`);
  const tees = await rows<{ key: string; left: number }>(sql`
    select course_id || ' ' || day::text || ' ' || to_char(tee_time, 'HH24:MI') as key,
      capacity - taken as left
    from tee_times where day between ${first} and ${last}`);
  const stock = await rows<{ key: string; left: number }>(sql`
    select kind || ' ' || product_id || ' ' || day::text || ' ' || slot as key,
      capacity - taken as left
    from stock_days where day between ${first} and ${last}`);
  return {
    courses: byId(courses),
    hotels: byId(hotels),
    rooms: byId(rooms),
    caddies: byId(caddies),
    cars: byId(cars),
    routes,
    drives: new Map(drives.map(({ key, minutes }) => [key, minutes])),
    nights: new Map(nights.map((row) => [row.key, row])),
    days: new Map(days.map((row) => [row.key, row])),
    tees: new Map(tees.map(({ key, left }) => [key, left])),
    stock: new Map(stock.map(({ key, left }) => [key, left])),
  };
}
