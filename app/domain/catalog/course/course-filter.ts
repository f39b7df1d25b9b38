import { PARTY_SIZES, USUAL_PARTY } from "#app/domain/catalog/party.ts";
import { FROM_BASE, type TravelFrom, travelFrom } from "#app/domain/catalog/place/travel-from.ts";
import { saleDay } from "#app/domain/catalog/sale/sale-month.ts";
import {
  RATING_LIMITS,
  ROUND_PRICE_LIMITS,
  readLimit,
  type ValueLimits,
} from "#app/domain/catalog/value-limit.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { listPath, oneOf, pageNumber } from "#app/domain/common/paging.ts";
import { COURSE_FACETS, type CourseFacet } from "./course-facets.ts";
import { TIME_BANDS, type TimeBand } from "./time-band.ts";

/** Minutes of travel a visitor may filter by (spec §9). */
export const DRIVE_LIMITS = [30, 60, 90, 120] as const;
export type DriveLimit = (typeof DRIVE_LIMITS)[number];

export const COURSE_SORTS = ["distance", "lowest", "highest"] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

export const LIST_VIEWS = ["list", "map"] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** The filter of a course list; all of it is in the address. */
export type CourseFilter = ValueLimits & {
  readonly date: LocalDate | undefined;
  readonly players: number;
  readonly band: TimeBand | undefined;
  readonly from: TravelFrom;
  readonly within: DriveLimit | undefined;
  readonly facets: readonly CourseFacet[];
  readonly sort: CourseSort;
  /** On a phone either the list or the map; a wide screen shows both. */
  readonly view: ListView;
  readonly page: number;
};

/** Missing and invalid values fall back to defaults. */
export function courseFilter(params: URLSearchParams, today: LocalDate): CourseFilter {
  const players = Number(params.get("players"));
  const facets = (params.get("has") ?? "").split(",", COURSE_FACETS.length);
  return {
    date: saleDay(params.get("date"), today),
    players: PARTY_SIZES.find((size) => size === players) ?? USUAL_PARTY,
    band: oneOf(params.get("band"), TIME_BANDS),
    from: travelFrom(params.get("from")),
    within: readLimit(params.get("within"), DRIVE_LIMITS),
    max: readLimit(params.get("max"), ROUND_PRICE_LIMITS),
    rating: readLimit(params.get("rating"), RATING_LIMITS),
    facets: COURSE_FACETS.filter((facet) => facets.includes(facet)),
    sort: oneOf(params.get("sort"), COURSE_SORTS) ?? "distance",
    view: oneOf(params.get("view"), LIST_VIEWS) ?? "list",
    page: pageNumber(params),
  };
}

/** The address of a city's list, with the parameters in a fixed order and without default values. */
export function coursesPath(cityId: string, filter: Partial<CourseFilter>): string {
  const { date, players, band, from, within, max, rating, facets = [], sort, view, page } = filter;
  const query = {
    date,
    players: players === USUAL_PARTY ? undefined : players,
    band,
    from: from === FROM_BASE ? undefined : from,
    within,
    max,
    rating,
    has: COURSE_FACETS.filter((facet) => facets.includes(facet)).join(",") || undefined,
    sort: sort === "distance" ? undefined : sort,
    view: view === "list" ? undefined : view,
  };
  return listPath(`/course/city/${cityId}`, query, page).replaceAll("%2C", ",");
}

/** The same list without its limits; party, date and start stay. */
export function withoutLimits(filter: CourseFilter): CourseFilter {
  return { ...filter, ...NO_LIMITS, page: 1 };
}

const NO_LIMITS = { within: undefined, max: undefined, rating: undefined, facets: [] } as const;

/** How many of the conditions that the filter sheet holds are set. */
export function sheetCount({ facets, max, rating }: CourseFilter): number {
  return facets.length + Number(max !== undefined) + Number(rating !== undefined);
}

export function hasLimits(filter: CourseFilter): boolean {
  return sheetCount(filter) > 0 || filter.within !== undefined;
}

export function withFacet(filter: CourseFilter, facet: CourseFacet, on: boolean): CourseFilter {
  const others = filter.facets.filter((other) => other !== facet);
  return { ...filter, facets: on ? [...others, facet] : others, page: 1 };
}
