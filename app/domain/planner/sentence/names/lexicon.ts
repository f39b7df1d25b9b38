import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { AIRPORT_NAMES, COUNTRY_NAMES, HOLIDAY_NAMES } from "./known-names.ts";
import { keyOfName, nameKeys } from "./name-keys.ts";
import { type StruckNames, struckNames } from "./struck-names.ts";

export type NameKind = "region" | "country" | "course" | "hotel" | "caddie" | "airport" | "holiday";

export type NameRef = {
  readonly kind: NameKind;
  readonly id: string;
  /** 0 is the whole name or a nickname, 1 its beginning. */
  readonly level: 0 | 1;
  readonly regionId?: string | undefined;
};

export type NamedProduct = {
  readonly id: string;
  readonly regionId: string;
  readonly names: readonly string[];
};

/** What a catalogue calls its things, in every language. */
export type LexiconSource = {
  readonly regions: readonly {
    readonly id: string;
    readonly country: string;
    readonly names: readonly string[];
    readonly hasHotels: boolean;
  }[];
  readonly airports: readonly { readonly id: string; readonly names: readonly string[] }[];
  readonly courses: readonly NamedProduct[];
  readonly hotels: readonly NamedProduct[];
  readonly caddies: readonly {
    readonly id: string;
    readonly code: string;
    readonly names: readonly string[];
    /** Short ones, which mean a caddie only where the sentence speaks of caddies. */
    readonly nicknames: readonly string[];
  }[];
  readonly holidays: readonly Holiday[];
};

export type Holiday = {
  readonly names: readonly string[];
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** A season of the shop's own prices, no public holiday. */
  readonly isSeason?: boolean;
};

/** Everything that has a name in a sentence. */
export type Lexicon = {
  readonly names: ReadonlyMap<string, readonly NameRef[]>;
  readonly struck: StruckNames;
  /** The length of the longest name. */
  readonly longest: number;
  /** Caddies by nickname and by number. */
  readonly caddies: ReadonlyMap<string, readonly string[]>;
  /** Regions with hotels, by country. */
  readonly countries: ReadonlyMap<string, readonly string[]>;
  /** By the id of their name, the earlier first. */
  readonly holidays: ReadonlyMap<string, readonly Holiday[]>;
  readonly ids: Readonly<
    Record<"region" | "course" | "hotel" | "caddie" | "airport", ReadonlySet<string>>
  >;
};

export function lexiconOf(source: LexiconSource): Lexicon {
  const holidays = holidaysByKey(source.holidays);
  const names = new Map<string, NameRef[]>();
  for (const { key, ref } of [
    ...placeNames(source),
    ...productNames(source),
    ...otherNames(source, holidays),
  ]) {
    if (key === "") continue;
    const known = names.get(key) ?? [];
    const same = known.find(({ kind, id }) => kind === ref.kind && id === ref.id);
    if (same && same.level <= ref.level) continue;
    names.set(key, [...known.filter((each) => each !== same), ref]);
  }
  return {
    names,
    struck: struckNames(names),
    longest: Math.max(0, ...[...names.keys()].map((key) => key.length)),
    caddies: caddiesByNickname(source.caddies),
    countries: countriesOf(source.regions),
    holidays,
    ids: {
      region: new Set(source.regions.map(({ id }) => id)),
      course: new Set(source.courses.map(({ id }) => id)),
      hotel: new Set(source.hotels.map(({ id }) => id)),
      caddie: new Set(source.caddies.map(({ id }) => id)),
      airport: new Set(source.airports.map(({ id }) => id)),
    },
  };
}

type Named = { readonly key: string; readonly ref: NameRef };

function placeNames({ regions }: LexiconSource): Named[] {
  return regions.flatMap(({ id, names }) =>
    regionKeys(names).map((key) => ({
      key,
      ref: { kind: "region" as const, id, level: 0 as const },
    })),
  );
}

function productNames({ regions, courses, hotels }: LexiconSource): Named[] {
  const places = new Set(regions.flatMap(({ names }) => regionKeys(names)));
  const of = (kind: "course" | "hotel", products: readonly NamedProduct[]) =>
    products.flatMap(({ id, regionId, names }) =>
      nameKeys(id, names, places).map(({ key, level }) => ({
        key,
        ref: { kind, id, level, regionId },
      })),
    );
  return [...of("course", courses), ...of("hotel", hotels)];
}

function otherNames(
  { regions, airports, caddies }: LexiconSource,
  holidays: ReadonlyMap<string, unknown>,
): Named[] {
  const places = new Set(regions.flatMap(({ names }) => regionKeys(names)));
  const named = (kind: NameKind, id: string, keys: readonly string[]) =>
    keys.map((key) => ({ key, ref: { kind, id, level: 0 as const } }));
  return [
    ...airports.flatMap(({ id, names }) =>
      named(
        "airport",
        id,
        [id, ...names, ...(AIRPORT_NAMES[id] ?? [])].flatMap((name) => airportKeys(name, places)),
      ),
    ),
    ...caddies.flatMap(({ id, names }) => named("caddie", id, names.map(keyOfName))),
    ...Object.entries(COUNTRY_NAMES).flatMap(([id, names]) =>
      named("country", id, names.map(keyOfName)),
    ),
    ...[...holidays.keys()].flatMap((key) => named("holiday", key, [key])),
  ];
}

/** 파타야·촌부리 is two places; "vicinity" is none. */
function regionKeys(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => name.split(/[·&/,()]/)).map((part) => part.trim());
  return nameKeys(
    "",
    parts.filter((part) => part && !/^(?:근교|vicinity)$/i.test(part)),
    new Set(),
  )
    .filter(({ level }) => level === 0)
    .map(({ key }) => key);
}

/** Without "airport" only where that is no longer the name of a place: 씨엠립 앙코르 is a place and a course. */
function airportKeys(name: string, places: ReadonlySet<string>): string[] {
  const full = keyOfName(name);
  const short = keyOfName(name.replace(/국제|international/gi, " "));
  const bare = keyOfName(name.replace(/국제|공항|international|airport/gi, " "));
  const isLonger = !places.has(bare) && [...places].some((place) => bare.startsWith(place));
  return [full, short, ...(isLonger ? [] : [bare])];
}

function caddiesByNickname(caddies: LexiconSource["caddies"]): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const { id, code, nicknames, names } of caddies) {
    const keys = new Set([code.toLowerCase(), ...[...nicknames, ...names].map(keyOfName)]);
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), id]);
  }
  return byKey;
}

function countriesOf(regions: LexiconSource["regions"]): Map<string, string[]> {
  const byCountry = new Map<string, string[]>();
  for (const { id, country, hasHotels } of regions) {
    if (hasHotels) byCountry.set(country, [...(byCountry.get(country) ?? []), id]);
  }
  return byCountry;
}

/** A season of the shop's own counts where no holiday of that name lies in it. */
function holidaysByKey(holidays: readonly Holiday[]): Map<string, Holiday[]> {
  const byKey = new Map<string, Holiday[]>();
  const inOrder = holidays.toSorted(
    (a, b) => Number(a.isSeason ?? false) - Number(b.isSeason ?? false),
  );
  for (const holiday of inOrder) {
    for (const key of holidayKeys(holiday)) {
      const known = byKey.get(key) ?? [];
      const isKnown =
        holiday.isSeason &&
        known.some(({ first, last }) => first <= holiday.last && holiday.first <= last);
      if (!isKnown)
        byKey.set(
          key,
          [...known, holiday].toSorted((a, b) => a.first.localeCompare(b.first)),
        );
    }
  }
  return byKey;
}

function holidayKeys({ names }: Holiday): Set<string> {
  const keys = names.map(keyOfName);
  const aliases = HOLIDAY_NAMES.filter((group) =>
    group.some((name) => keys.includes(keyOfName(name))),
  );
  return new Set([...keys, ...aliases.flat().map(keyOfName)].filter(Boolean));
}
