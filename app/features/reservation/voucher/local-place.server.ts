import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/course.ts";
import type { CartLine } from "#app/domain/booking/cart/cart-line.ts";
import { endsOf } from "#app/domain/booking/ride/ride-direction.ts";

/** Where one is taken, as it is written and called there; null where nobody wrote it down. */
export type LocalPlace = {
  readonly name: string | null;
  readonly address: string | null;
  readonly phone: string | null;
};

type Ride = {
  readonly choice: CartLine | null;
  /** The route that was booked, or that of the round's van. */
  readonly route:
    | { readonly localOrigin: string | null; readonly localDestination: string | null }
    | undefined;
};

/** The ends of a ride for its driver; the van of a round also has address and telephone of the course. */
export async function localRide(db: Database, { choice, route }: Ride): Promise<LocalPlace> {
  const course = choice?.kind === "golf" ? await findLocalCourse(db, choice.courseId) : undefined;
  const way = choice?.kind === "callvan" ? choice.way : undefined;
  const from = route?.localOrigin ?? null;
  const to = course?.name ?? route?.localDestination ?? null;
  const ends = endsOf({ way }, [from, to]);
  const isReturn = choice?.kind === "golf" && choice.callvan === "round_trip";
  return {
    name: ends.every((end) => end !== null) ? ends.join(isReturn ? " ↔ " : " → ") : null,
    address: course?.address ?? null,
    phone: course?.phone ?? null,
  };
}

async function findLocalCourse(db: Database, id: string): Promise<LocalPlace | undefined> {
  const [course] = await db
    .select({ name: courses.localName, address: courses.localAddress, phone: courses.phone })
    .from(courses)
    .where(eq(courses.id, id));
  return course;
}
