import { and, asc, desc, eq, gt, gte, inArray, lt, lte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { endsOf } from "#app/domain/order/ride/ride-direction.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";

/** Where one is taken, as it is written and called there; null until entered. */
export type LocalPlace = {
  readonly name: string | null;
  readonly address: string | null;
  readonly phone: string | null;
};

type Ride = {
  readonly choice: CartLine | null;
  readonly orderId: string;
  readonly day: LocalDate;
  /** The route that was booked, or that of the round's van. */
  readonly route: Route | null;
};
type Route = {
  readonly regionId: string;
  readonly courseId: string | null;
  readonly localOrigin: string | null;
  readonly localDestination: string | null;
};

/** For a route that was deleted since. */
const NO_ROUTE: Route = { regionId: "", courseId: null, localOrigin: null, localDestination: null };

/** The ends of a ride for its driver, the trip's own hotel among them, with address and telephone of where it leads. */
export async function localRide(db: Database, ride: Ride): Promise<LocalPlace> {
  const { choice } = ride;
  const route = ride.route ?? NO_ROUTE;
  const { regionId, courseId } = route;
  const way = choice?.kind === "callvan" ? choice.way : undefined;
  const isArrival = courseId === null && way !== "back";
  const hotel = await findTripHotel(db, { ...ride, regionId, isArrival });
  const isRound = choice?.kind === "golf";
  const course = isRound ? await findLocalCourse(db, choice.courseId) : undefined;
  const ends = endsOf({ way }, namesOf(route, hotel?.localName, course?.name));
  const isReturn = isRound && choice.callvan === "round_trip";
  const { address = null, phone = null } = course ?? ((isArrival && hotel) || {});
  return {
    name: ends.every((end) => end !== null) ? ends.join(isReturn ? " ↔ " : " → ") : null,
    address,
    phone,
  };
}

type Name = string | null | undefined;

/** A route starts at a hotel where it leads to a course, and ends at one where it does not. */
function namesOf({ courseId, localOrigin, localDestination }: Route, hotel: Name, course: Name) {
  return courseId === null
    ? ([localOrigin, hotel ?? localDestination] as const)
    : ([hotel ?? localOrigin, course ?? localDestination] as const);
}

async function findLocalCourse(db: Database, id: string): Promise<LocalPlace | undefined> {
  const [course] = await db
    .select({ name: courses.localName, address: courses.localAddress, phone: courses.phone })
    .from(courses)
    .where(eq(courses.id, id));
  return course;
}

type RideToHotel = {
  readonly orderId: string;
  /** The region of the route: a stay elsewhere is not its hotel. */
  readonly regionId: string;
  readonly day: LocalDate;
  /** Brought to the hotel, or fetched from it. */
  readonly isArrival: boolean;
};

/** The hotel of the trip to which a ride leads on a day, or from which it starts; a route knows only its city. */
export async function findTripHotel(db: Database, ride: RideToHotel) {
  const { orderId, regionId, day, isArrival } = ride;
  const { usedOn, endsOn } = reservations;
  const nights = isArrival
    ? and(lte(usedOn, day), gt(endsOn, day))
    : and(lt(usedOn, day), gte(endsOn, day));
  const [hotel] = await db
    .select({
      name: hotels.name,
      localName: hotels.localName,
      address: hotels.localAddress,
      phone: hotels.phone,
    })
    .from(reservations)
    .innerJoin(hotels, eq(hotels.id, reservations.productId))
    .where(
      and(
        eq(reservations.orderId, orderId),
        eq(reservations.kind, "hotel"),
        eq(hotels.regionId, regionId),
        inArray(reservations.status, statusesIn("upcoming", "past")),
        nights,
      ),
    )
    // Of two hotels on one day, the party arrives at the later and leaves the earlier.
    .orderBy(isArrival ? desc(usedOn) : asc(usedOn))
    .limit(1);
  return hotel;
}
