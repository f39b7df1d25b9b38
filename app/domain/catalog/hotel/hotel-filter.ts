import { saleDay } from "#app/domain/catalog/sale/sale-month.ts";
import {
  isWithinValue,
  type LimitCount,
  limitCounts,
  NIGHT_PRICE_LIMITS,
  RATING_LIMITS,
  type RatingLimit,
  readLimit,
  type ValueLimits,
} from "#app/domain/catalog/value-limit.ts";
import {
  addDays,
  dayRange,
  daysBetween,
  type LocalDate,
} from "#app/domain/common/date/local-date.ts";
import { listPath, oneOf, pageNumber } from "#app/domain/common/paging.ts";
import { FACILITIES, type Facility } from "./hotel-facility.ts";

export const HOTEL_SORTS = ["lowest", "highest", "stars"] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];

export const STAR_CHOICES = [5, 4, 3] as const;
export type StarChoice = (typeof STAR_CHOICES)[number];

/** Lengths of stay in the filter bar. */
export const NIGHT_CHOICES = [1, 2, 3, 4, 5, 6, 7, 10, 14] as const;
const USUAL_NIGHTS = 1;

export type HotelFilter = ValueLimits & {
  readonly checkIn: LocalDate | undefined;
  readonly nights: number;
  /** Any of these. */
  readonly stars: readonly StarChoice[];
  /** All of these. */
  readonly facilities: readonly Facility[];
  readonly sort: HotelSort;
  readonly page: number;
};

/** Reads the filter of a hotel list from the address; invalid values fall back. */
export function hotelFilter(search: URLSearchParams, today: LocalDate): HotelFilter {
  const nights = Number(search.get("nights"));
  const stars = (search.get("stars") ?? "").split(",", STAR_CHOICES.length);
  const has = (search.get("has") ?? "").split(",", FACILITIES.length);
  return {
    checkIn: saleDay(search.get("in"), today),
    nights: NIGHT_CHOICES.find((choice) => choice === nights) ?? USUAL_NIGHTS,
    stars: STAR_CHOICES.filter((choice) => stars.includes(String(choice))),
    facilities: FACILITIES.filter((facility) => has.includes(facility)),
    max: readLimit(search.get("max"), NIGHT_PRICE_LIMITS),
    rating: readLimit(search.get("rating"), RATING_LIMITS),
    sort: oneOf(search.get("sort"), HOTEL_SORTS) ?? "lowest",
    page: pageNumber(search),
  };
}

/** The address of a city's hotels, without default values. */
export function hotelsPath(cityId: string, filter: Partial<HotelFilter>): string {
  const { checkIn, nights, stars = [], facilities = [], max, rating, sort, page } = filter;
  const query = {
    in: checkIn,
    nights: nights === USUAL_NIGHTS ? undefined : nights,
    stars: STAR_CHOICES.filter((choice) => stars.includes(choice)).join(",") || undefined,
    has: FACILITIES.filter((facility) => facilities.includes(facility)).join(",") || undefined,
    max,
    rating,
    sort: sort === "lowest" ? undefined : sort,
  };
  return listPath(`/hotel/city/${cityId}`, query, page).replaceAll("%2C", ",");
}

/** A hotel's own page for the stay that the list shows. */
export function hotelPath(
  id: string,
  { checkIn, nights }: Pick<HotelFilter, "checkIn" | "nights">,
) {
  const out = checkIn && addDays(checkIn, nights);
  return listPath(`/hotel/${id}`, { in: checkIn, out });
}

type HotelFacts = {
  readonly stars: number;
  readonly facilities: readonly string[];
  /** For the whole stay, or the lowest night while no day is chosen. */
  readonly fromPrice: number | null;
  readonly average: number | null;
};
type Limits = Omit<HotelFilter, "sort" | "page">;

/** The price limit is one of a night: of a stay, its average. */
export function isWantedHotel(hotel: HotelFacts, filter: Limits): boolean {
  const { stars, facilities, checkIn, nights } = filter;
  const price = hotel.fromPrice === null ? null : hotel.fromPrice / (checkIn ? nights : 1);
  if (!isWithinValue({ price, rating: hotel.average }, filter)) return false;
  if (stars.length > 0 && !stars.some((choice) => choice === hotel.stars)) return false;
  return facilities.every((facility) => hotel.facilities.includes(facility));
}

/** None of the wanted hotels has a free room; full hotels have no price, so a price limit does not matter. */
export function isAllFull(hotels: readonly HotelFacts[], filter: Limits): boolean {
  const wanted = hotels.filter((hotel) => isWantedHotel(hotel, { ...filter, max: undefined }));
  return wanted.length > 0 && wanted.every(({ fromPrice }) => fromPrice === null);
}

/** How many results each number of stars would give; zeros are left out. */
export function starCounts(hotels: readonly HotelFacts[], filter: Limits) {
  return STAR_CHOICES.filter(
    (star) => filter.stars.includes(star) || hotels.some(({ stars }) => stars === star),
  ).map((star) => ({ star, count: count(hotels, { ...filter, stars: [star] }) }));
}

/** How many results each facility would give; facilities of every hotel, or none, are left out. */
export function facilityCounts(hotels: readonly HotelFacts[], filter: Limits) {
  const has = (facility: Facility) => (hotel: HotelFacts) => hotel.facilities.includes(facility);
  return FACILITIES.filter(
    (facility) =>
      filter.facilities.includes(facility) ||
      (hotels.some(has(facility)) && !hotels.every(has(facility))),
  ).map((facility) => ({
    facility,
    count: count(hotels, { ...filter, facilities: [...filter.facilities, facility] }),
  }));
}

export type HotelValueCounts = {
  readonly max: readonly LimitCount<(typeof NIGHT_PRICE_LIMITS)[number]>[];
  readonly rating: readonly LimitCount<RatingLimit>[];
};

/** How many results each limit of price and rating would give. */
export function hotelValueCounts(hotels: readonly HotelFacts[], filter: Limits): HotelValueCounts {
  return {
    max: limitCounts(NIGHT_PRICE_LIMITS, filter.max, {
      all: count(hotels, { ...filter, max: undefined }),
      at: (max) => count(hotels, { ...filter, max }),
    }),
    rating: limitCounts(RATING_LIMITS, filter.rating, {
      all: count(hotels, { ...filter, rating: undefined }),
      at: (rating) => count(hotels, { ...filter, rating }),
    }),
  };
}

export type HotelSuggestion = {
  readonly drop: "stars" | "max" | "rating" | Facility;
  readonly count: number;
};

/** For an empty list: the single filters whose removal gives results, most results first. */
export function hotelSuggestions(hotels: readonly HotelFacts[], filter: Limits): HotelSuggestion[] {
  return (["stars", "max", "rating", ...filter.facilities] as const)
    .map((drop) => ({ drop, count: count(hotels, { ...filter, ...withoutFilter(filter, drop) }) }))
    .filter((suggestion) => suggestion.count > 0)
    .toSorted((a, b) => b.count - a.count);
}

export function withoutFilter(
  { facilities }: Limits,
  drop: HotelSuggestion["drop"],
): Partial<Limits> {
  if (drop === "stars") return { stars: [] };
  if (drop === "max" || drop === "rating") return { [drop]: undefined };
  return { facilities: facilities.filter((facility) => facility !== drop) };
}

type HotelInRegion = HotelFacts & {
  readonly region: { readonly id: string; readonly country: string };
};

/** Other cities with matching hotels: the same country first, then by number of hotels. */
export function hotelCitiesElsewhere<Hotel extends HotelInRegion>(
  hotels: readonly Hotel[],
  filter: Limits,
  country: string,
): { readonly region: Hotel["region"]; readonly count: number }[] {
  const wanted = hotels.filter((hotel) => isWantedHotel(hotel, filter));
  const isFar = (region: HotelInRegion["region"]) => Number(region.country !== country);
  return [...Map.groupBy(wanted, ({ region }) => region.id).values()]
    .flatMap((all) => (all[0] ? [{ region: all[0].region, count: all.length }] : []))
    .toSorted((a, b) => isFar(a.region) - isFar(b.region) || b.count - a.count);
}

type FreeNight = { readonly roomId: string; readonly night: LocalDate };

/** The nearest day from which one room is free for the whole stay; of two equally near, the later. */
export function nearestCheckIn(
  free: readonly FreeNight[],
  { checkIn, nights }: { readonly checkIn: LocalDate; readonly nights: number },
): LocalDate | undefined {
  const known = new Set(free.map(({ roomId, night }) => `${roomId} ${night}`));
  const opens = free
    .filter(({ roomId, night }) =>
      dayRange(night, nights).every((each) => known.has(`${roomId} ${each}`)),
    )
    .map(({ night }) => ({ night, away: Math.abs(daysBetween(checkIn, night)) }));
  return opens.toSorted((a, b) => a.away - b.away || (a.night < b.night ? 1 : -1))[0]?.night;
}

function count(hotels: readonly HotelFacts[], limits: Limits): number {
  return hotels.filter((hotel) => isWantedHotel(hotel, limits)).length;
}
