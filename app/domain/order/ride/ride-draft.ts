import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { hasFarDistrict } from "#app/domain/pricing/ride-surcharges.ts";

type Ride = LineOf<"callvan">;

/** The choices made so far for a ride. */
export type RideDraft = {
  readonly route: { readonly id: string; readonly regionId: string };
  readonly way: "there" | "back";
  readonly date: LocalDate;
  readonly time: string;
  readonly people: number;
  readonly golfBags: number;
  readonly suitcases: number;
  /** Empty: any car that fits. */
  readonly vehicle: string;
  readonly isFar: boolean;
  readonly note: string;
};

/** The ride of the form; a change leaves what the form does not ask, and the cars while the load is the same. */
export function draftedRide(draft: RideDraft, before?: Ride): Ride {
  const { route, way, date, time, people, golfBags, suitcases, vehicle, isFar } = draft;
  const note = draft.note.trim();
  const isSameLoad =
    before?.people === people &&
    (before.golfBags ?? before.people) === golfBags &&
    (before.suitcases ?? 0) === suitcases &&
    (before.vehicle ?? "") === vehicle;
  return {
    kind: "callvan",
    routeId: route.id,
    way,
    date,
    time,
    people,
    golfBags,
    suitcases,
    ...(vehicle && { vehicle }),
    ...(isSameLoad && before.cars && { cars: before.cars }),
    ...(before?.trip && { trip: before.trip }),
    ...(before?.waitHours && { waitHours: before.waitHours }),
    ...(before?.stops && { stops: before.stops }),
    ...(isFar && hasFarDistrict(route.regionId) && { far: true }),
    ...(note && { note }),
    price: before?.price ?? won(0),
  };
}
