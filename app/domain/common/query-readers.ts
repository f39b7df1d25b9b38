import { type Month, monthOfDay } from "#app/domain/common/date/calendar-rules.ts";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { isLocale, type Locale } from "./language/languages.ts";

/** Reads one value of an address; undefined when it is invalid. */
type Reader<Value> = (text: string) => Value | undefined;
export type Readers = Readonly<Record<string, Reader<unknown>>>;

export type QueryValues<R extends Readers> = {
  readonly [Name in keyof R]: Exclude<ReturnType<R[Name]>, undefined> | undefined;
};

/** The values of the query string, and the names of the invalid ones. */
export function readQuery<R extends Readers>(readers: R, search: URLSearchParams) {
  const invalid: string[] = [];
  const entries = Object.entries(readers).map(([name, read]) => {
    const text = search.get(name);
    const value = text === null ? undefined : read(text);
    if (text !== null && value === undefined) invalid.push(name);
    return [name, value] as const;
  });
  return { query: Object.fromEntries(entries) as QueryValues<R>, invalid };
}

/** Invalid values of a page's address are dropped before the request to the server. */
export function cleanSearch(readers: Readers, search: URLSearchParams): URLSearchParams {
  const valid = [...search].filter(([name, text]) => readers[name]?.(text) !== undefined);
  return new URLSearchParams(valid);
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const ID = /^[a-z0-9][a-z0-9-]{0,79}$/;
const MAX_IDS = 8;

export const readLocale: Reader<Locale> = (text) => (isLocale(text) ? text : undefined);

/** A day of this century: bookings are never for another. */
export const readDay: Reader<LocalDate> = (text) =>
  text.startsWith("20") ? parseLocalDate(text) : undefined;

export const readMonth: Reader<Month> = (text) => {
  const first = text.length === 7 ? readDay(`${text}-01`) : undefined;
  return first && monthOfDay(first);
};

export const readTime: Reader<string> = (text) => (CLOCK.test(text) ? text : undefined);

export const readId: Reader<string> = (text) => (ID.test(text) ? text : undefined);

/** Several ids, separated by commas. */
export const readIds: Reader<readonly string[]> = (text) => {
  const ids = [...new Set(text.split(",", MAX_IDS + 1))];
  return ids.length <= MAX_IDS && ids.every((id) => ID.test(id)) ? ids : undefined;
};

/** A number of one digit. */
export const readCount: Reader<number> = (text) => (/^\d$/.test(text) ? Number(text) : undefined);
