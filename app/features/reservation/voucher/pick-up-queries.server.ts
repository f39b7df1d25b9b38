import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { endsOf, ownEnd } from "#app/domain/order/ride/ride-direction.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";
import { meetingTime } from "#app/domain/reservation/voucher/meeting-time.ts";
import { findTripHotel } from "./local-place.server.ts";

/** The route of a round's van, as it was priced: the shortest to its course. */
export async function findRouteTo(db: Database, choice: CartLine | null) {
  if (choice?.kind !== "golf") return undefined;
  const [route] = await db
    .select({
      driveMinutes: vanRoutes.driveMinutes,
      regionId: vanRoutes.regionId,
      courseId: vanRoutes.courseId,
      origin: vanRoutes.origin,
      localOrigin: vanRoutes.localOrigin,
      localDestination: vanRoutes.localDestination,
    })
    .from(vanRoutes)
    .where(and(eq(vanRoutes.courseId, choice.courseId), eq(vanRoutes.kind, "golf_round_trip_wait")))
    .orderBy(asc(vanRoutes.driveMinutes))
    .limit(1);
  return route;
}

export type PickUp = {
  readonly time: string;
  readonly from: string;
  /** The end that only the party knows. */
  readonly own: ReturnType<typeof ownEnd>;
};

/** When and where the van of a round comes, or of the ride itself; null without a van, or where it was cancelled. */
export async function findPickUp(
  db: Database,
  locale: Locale,
  reservationId: string,
): Promise<PickUp | null> {
  const [van] = await db
    .select({
      choice: reservations.choice,
      orderId: reservations.orderId,
      day: reservations.usedOn,
    })
    .from(reservations)
    .where(
      and(
        or(eq(reservations.id, reservationId), eq(reservations.parentLine, reservationId)),
        eq(reservations.kind, "callvan"),
        inArray(reservations.status, statusesIn("upcoming", "past")),
      ),
    )
    .limit(1);
  if (!van) return null;
  const route = await findRouteTo(db, van.choice);
  const { choice } = van;
  const time = meetingTime({ kind: "callvan", choice, driveMinutes: route?.driveMinutes ?? null });
  if (!time) return null;
  const { from, own } =
    choice?.kind === "callvan"
      ? await endOf(db, choice, van)
      : {
          from: route && ((await hotelOf(db, van, route.regionId)) ?? route.origin),
          own: "pick_up" as const,
        };
  return { time, from: typeof from === "object" ? localizedText(from, locale) : (from ?? ""), own };
}

type Van = { readonly orderId: string; readonly day: LocalDate };

/** Older rides have the place as the booker typed it. */
async function endOf(db: Database, ride: LineOf<"callvan">, van: Van) {
  const [route] = await db
    .select({
      regionId: vanRoutes.regionId,
      origin: vanRoutes.origin,
      originKind: vanRoutes.originKind,
      destination: vanRoutes.destination,
    })
    .from(vanRoutes)
    .where(eq(vanRoutes.id, ride.routeId));
  const own = ownEnd(ride, route?.originKind ?? "hotel");
  if (ride.from || !route) return { from: ride.from, own };
  const hotel = ride.way === "back" ? await hotelOf(db, van, route.regionId) : undefined;
  return { from: hotel ?? endsOf(ride, [route.origin, route.destination])[0], own };
}

async function hotelOf(db: Database, van: Van, regionId: string) {
  return (await findTripHotel(db, { ...van, regionId, isArrival: false }))?.name;
}
