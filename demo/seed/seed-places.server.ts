import type { Database } from "#app/db/client.server.ts";
import { vanRoutes, vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { refundPolicies, regions } from "#app/db/schema/catalog/place-tables.ts";
import { holidays, peakWindows, vanSurcharges } from "#app/db/schema/pricing/pricing-tables.ts";
import { won } from "#app/domain/common/money.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import { REFUND_POLICY } from "#app/domain/reservation/refund/refund-policies.ts";
import { airports } from "./content/airports.ts";
import { both, catalogue } from "./demo-catalogue.ts";
import { pictureOf } from "./demo-pictures.ts";
import { localFactsOf, localPlaces } from "./local-facts.ts";

/** Cars of each kind that a region of the demo has on a day. */
const VANS_OF_A_REGION = 12;

/** What members read above the tiers; the other policies of the catalogue are examples of the market. */
const POLICY_NAMES: Record<string, { ko: string; en: string }> = {
  [REFUND_POLICY.standard]: {
    ko: "해외여행 표준 환불 규정",
    en: "Standard refund rule for travel abroad",
  },
  [REFUND_POLICY.hotel]: { ko: "호텔 환불 규정", en: "Refund rule for hotels" },
  [REFUND_POLICY.caddy]: { ko: "지정 캐디 환불 규정", en: "Refund rule for named caddies" },
  [REFUND_POLICY.callvan]: { ko: "콜밴 환불 규정", en: "Refund rule for vans" },
  [REFUND_POLICY.tournament]: {
    ko: "대회 참가비 환불 규정",
    en: "Refund rule for tournament entries",
  },
};

export async function seedPlaces(db: Database): Promise<void> {
  await db.insert(regions).values(
    catalogue.regions.map((region, position) => ({
      id: region.id,
      country: region.country,
      name: both(region),
      airportCode: region.airport,
      airportName: { ko: region.airport_name_ko, en: airports[region.airport]?.en ?? "" },
      latitude: region.lat,
      longitude: region.lng,
      baseName: both(region.base_point),
      baseLatitude: region.base_point.lat,
      baseLongitude: region.base_point.lng,
      position,
      picture: pictureOf("region", region.id),
    })),
  );
  await db.insert(holidays).values(
    catalogue.holidays.map((holiday) => ({
      id: `${holiday.country}-${holiday.date}`.toLowerCase(),
      day: holiday.date,
      country: holiday.country,
      name: both(holiday),
      kind: holiday.kind,
      priceEffect: holiday.price_effect,
    })),
  );
  await db.insert(peakWindows).values(
    catalogue.peak_windows.map((window) => ({
      id: window.id,
      startsOn: window.start,
      endsOn: window.end,
      name: both(window),
      rate: window.rate,
    })),
  );
  await db.insert(refundPolicies).values(
    catalogue.refund_policies.flatMap((policy) => {
      const name = POLICY_NAMES[policy.id];
      return name ? [{ id: policy.id, name, tiers: feeTiers(policy) }] : [];
    }),
  );
}

export async function seedVans(db: Database): Promise<void> {
  const { vehicles, routes, surcharges } = catalogue.callvan;
  await db.insert(vanVehicles).values(
    vehicles.map((vehicle, position) => ({
      id: vehicle.id,
      name: both(vehicle),
      maxPassengers: vehicle.max_passengers,
      maxGolfersWithBags: vehicle.max_golfers_with_bags,
      maxGolfBags: vehicle.max_golf_bags,
      maxSuitcases: vehicle.max_suitcases,
      pricePercent: Math.round(vehicle.factor * 100),
      fleet: VANS_OF_A_REGION,
      position,
    })),
  );
  await db.insert(vanRoutes).values(
    routes.map((route) => ({
      id: route.id,
      regionId: route.region,
      kind: route.kind,
      origin: { ko: route.origin_ko, en: route.origin_en },
      originKind: route.origin_kind,
      airportCode: /\(([A-Z]{3})\)/.exec(route.origin_en)?.[1] ?? null,
      destination: { ko: route.dest_ko, en: route.dest_en },
      localOrigin: localPlaces[route.origin_en] ?? null,
      localDestination: localPlaces[route.dest_en] ?? localFactsOf(route.course_id).localName,
      courseId: route.course_id ?? null,
      oneWayPrice: won(route.one_way_krw_van),
      roundTripPrice: won(route.round_trip_krw_van),
      driveMinutes: route.drive_min,
      roadKm: route.road_km,
    })),
  );
  await db.insert(vanSurcharges).values(
    surcharges.map((surcharge) => ({
      code: surcharge.code,
      name: both(surcharge),
      amount: surcharge.krw === undefined ? null : won(surcharge.krw),
      percent: surcharge.percent ?? null,
    })),
  );
}

/** Reads both formats of a policy as fees. */
function feeTiers(policy: (typeof catalogue.refund_policies)[number]): RefundTier[] {
  const penalties = policy.penalty_tiers?.map(({ days_before_min, penalty_pct = 0 }) => ({
    daysBefore: days_before_min,
    feePercent: penalty_pct,
  }));
  const given = policy.refund_tiers?.map(({ days_before_min, refund_pct }) => ({
    daysBefore: days_before_min,
    feePercent: 100 - refund_pct,
  }));
  return penalties ?? given ?? [];
}
