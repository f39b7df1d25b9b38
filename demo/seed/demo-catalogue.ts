import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { HolidayEffect, Rate } from "#app/domain/pricing/price-layer.ts";
import data from "./domain-data.json" with { type: "json" };

/** What the file says, as far as the shop uses it. */
type Catalogue = {
  readonly regions: readonly CatalogueRegion[];
  readonly courses: readonly CatalogueCourse[];
  readonly hotels: readonly CatalogueHotel[];
  readonly caddies_demo: readonly CatalogueCaddie[];
  readonly callvan: {
    readonly vehicles: readonly CatalogueVehicle[];
    readonly routes: readonly CatalogueRoute[];
    readonly surcharges: readonly (Names & { code: string; krw?: number; percent?: number })[];
  };
  readonly holidays: readonly (Names & {
    date: LocalDate;
    country: string;
    kind: string;
    price_effect: HolidayEffect;
  })[];
  readonly peak_windows: readonly (Names & {
    id: string;
    start: LocalDate;
    end: LocalDate;
    rate: Rate;
  })[];
  readonly refund_policies: readonly CataloguePolicy[];
};

export type Names = { readonly name_ko: string; readonly name_en: string };
type Descriptions = { readonly desc_ko: string; readonly desc_en: string };
type Position = { readonly lat: number; readonly lng: number };
type WeekRates = { readonly weekday: number; readonly weekend: number };

type CatalogueRegion = Names &
  Position & {
    readonly id: string;
    readonly country: string;
    readonly airport: string;
    readonly airport_name_ko: string;
    readonly base_point: Names & Position;
  };

export type CatalogueCourse = Names &
  Descriptions &
  Position & {
    readonly id: string;
    readonly region: string;
    readonly country: string;
    readonly holes: number;
    readonly par: number;
    readonly yards: number;
    readonly opened: number | null;
    readonly designer: string | null;
    readonly timezone: string;
    readonly tier: "premium" | "standard" | "value";
    readonly on_site_hotel: boolean;
    readonly popular_with_koreans: boolean;
    readonly night_golf: boolean;
    readonly bookable: "instant_or_request" | "request_only";
    readonly caddy_policy: "mandatory_1_per_player" | "optional";
    readonly cart_policy: "mandatory" | "optional";
    readonly players: { readonly min: number; readonly max: number };
    readonly tee_sheet: {
      readonly first: string;
      readonly last: string;
      readonly interval_min: number;
    };
    readonly from_base: { readonly road_km: number; readonly drive_min: number };
    readonly fees: {
      readonly green_fee_per_player: { readonly [R in Rate]: WeekRates };
      readonly caddy_fee_per_player: number;
      readonly cart_fee_per_cart: number;
      readonly players_per_cart: number;
      readonly included: readonly string[];
      readonly caddy_tip_thb_cash?: { readonly suggested: number };
    };
  };

export type CatalogueHotel = Names &
  Descriptions &
  Position & {
    readonly id: string;
    readonly region: string;
    readonly country: string;
    readonly stars: number;
    readonly check_in: string;
    readonly check_out: string;
    readonly price_krw_per_room_night: {
      readonly low: number;
      readonly low_weekend: number;
      readonly high: number;
      readonly peak: number;
    };
    readonly room_types: readonly (Names & {
      max_adults: number;
      max_children: number;
      extra_bed: boolean;
      price_add_krw: number;
    })[];
    readonly facilities: readonly string[];
    readonly on_course: string | null;
    readonly nearby_courses: readonly { course_id: string; drive_min: number; road_km: number }[];
  };

type CatalogueCaddie = {
  readonly id: string;
  readonly name: string;
  readonly nickname: string;
  readonly spoken_ko: string;
  readonly caddy_code: string;
  readonly course_id: string;
  readonly age: number;
  readonly height_cm: number;
  readonly languages: readonly string[];
  readonly specialty_ko: string;
  readonly specialty_en: string;
  readonly golf_experience_years: number;
  readonly day_off: string;
  readonly price_krw: number;
  readonly reservation_fee_krw: number;
};

type CatalogueVehicle = Names & {
  readonly id: string;
  readonly max_passengers: number;
  readonly max_golfers_with_bags: number;
  readonly max_golf_bags: number;
  readonly max_suitcases: number;
  readonly factor: number;
};

type CatalogueRoute = {
  readonly id: string;
  readonly region: string;
  readonly kind: "transfer" | "golf_round_trip_wait";
  readonly origin_ko: string;
  readonly origin_en: string;
  readonly origin_kind: "airport" | "hotel";
  readonly dest_ko: string;
  readonly dest_en: string;
  readonly one_way_krw_van: number;
  readonly round_trip_krw_van: number;
  readonly drive_min: number;
  readonly road_km: number;
  readonly course_id?: string;
};

type CataloguePolicy = Names & {
  readonly id: string;
  readonly penalty_tiers?: readonly { days_before_min: number; penalty_pct?: number }[];
  readonly refund_tiers?: readonly { days_before_min: number; refund_pct: number }[];
};

export const catalogue = data as unknown as Catalogue;

export function both({ name_ko, name_en }: Names) {
  return { ko: name_ko, en: name_en };
}
