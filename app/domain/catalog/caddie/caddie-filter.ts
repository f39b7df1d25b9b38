import { saleDay } from "#app/domain/catalog/sale/sale-month.ts";
import { type LocalDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import { listPath, oneOf, pageNumber } from "#app/domain/common/paging.ts";

/** Spec §9. */
export const CADDIE_SORTS = ["newest", "lowest", "highest"] as const;
export type CaddieSort = (typeof CADDIE_SORTS)[number];

export const CADDIE_LANGUAGES = ["ko", "en", "th", "ja", "zh"] as const;
export type CaddieLanguage = (typeof CADDIE_LANGUAGES)[number];

export type CaddieFilter = {
  /** Free on this day. */
  readonly date: LocalDate | undefined;
  /** Only caddies of one course. */
  readonly course: string | undefined;
  /** Speaks at least one of these. */
  readonly languages: readonly CaddieLanguage[];
  readonly sort: CaddieSort;
  readonly page: number;
};

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Reads the filter of a caddie list from the address; invalid values fall back. */
export function caddieFilter(search: URLSearchParams, today: LocalDate): CaddieFilter {
  const spoken = (search.get("language") ?? "").split(",", CADDIE_LANGUAGES.length);
  const course = search.get("course") ?? "";
  return {
    date: saleDay(search.get("date"), today),
    course: SLUG.test(course) ? course : undefined,
    languages: CADDIE_LANGUAGES.filter((language) => spoken.includes(language)),
    sort: oneOf(search.get("sort"), CADDIE_SORTS) ?? "newest",
    page: pageNumber(search),
  };
}

/** The address of a city's caddies, without default values. */
export function caddiesPath(cityId: string, filter: Partial<CaddieFilter>): string {
  const { date, course, languages = [], sort, page } = filter;
  const language = CADDIE_LANGUAGES.filter((each) => languages.includes(each)).join(",");
  const query = {
    date,
    course,
    language: language || undefined,
    sort: sort === "newest" ? undefined : sort,
  };
  return listPath(`/caddy/city/${cityId}`, query, page).replaceAll("%2C", ",");
}

type CaddieFacts = {
  readonly courseId: string;
  readonly languages: readonly string[];
  /** 0 is Sunday. */
  readonly dayOff: number;
  /** Booked on the chosen day. */
  readonly isBooked: boolean;
};

export type CaddieFilterName = "date" | "course" | "languages";
type Limits = Pick<CaddieFilter, CaddieFilterName>;

export function isWantedCaddie(caddie: CaddieFacts, { date, course, languages }: Limits): boolean {
  if (date && (caddie.isBooked || weekdayOf(date) === caddie.dayOff)) return false;
  if (course && caddie.courseId !== course) return false;
  return languages.length === 0 || languages.some((each) => caddie.languages.includes(each));
}

/** How many speak each language, ignoring the language filter; languages without a speaker are left out. */
export function languageCounts(caddies: readonly CaddieFacts[], filter: Limits) {
  return CADDIE_LANGUAGES.filter(
    (language) =>
      filter.languages.includes(language) ||
      caddies.some((caddie) => caddie.languages.includes(language)),
  ).map((language) => ({
    language,
    count: count(caddies, { ...filter, languages: [language] }),
  }));
}

/** How many work at each course, ignoring the course filter. */
export function courseCounts<Caddie extends CaddieFacts & { readonly courseName: string }>(
  caddies: readonly Caddie[],
  filter: Limits,
) {
  const names = new Map(caddies.map(({ courseId, courseName }) => [courseId, courseName]));
  return [...names]
    .map(([id, name]) => ({ id, name, count: count(caddies, { ...filter, course: id }) }))
    .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
}

/** For an empty list: how many results there are without each single filter. */
export function caddieSuggestions(caddies: readonly CaddieFacts[], filter: Limits) {
  const relaxed = {
    date: { ...filter, date: undefined },
    course: { ...filter, course: undefined },
    languages: { ...filter, languages: [] },
  } satisfies Record<CaddieFilterName, Limits>;
  return (["date", "course", "languages"] as const)
    .map((drop) => ({ drop, count: count(caddies, relaxed[drop]) }))
    .filter((suggestion) => suggestion.count > 0)
    .toSorted((a, b) => b.count - a.count);
}

export type CaddieSuggestion = ReturnType<typeof caddieSuggestions>[number];

function count(caddies: readonly CaddieFacts[], limits: Limits): number {
  return caddies.filter((caddie) => isWantedCaddie(caddie, limits)).length;
}
