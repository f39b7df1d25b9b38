import { type Month, monthOfDay } from "./calendar.ts";
import { type LocalDate, parseLocalDate } from "./local-date.ts";
import { isLocale, type Locale } from "./locale.ts";

/** Reads one value of an address, or undefined when it says nothing of use. */
type Reader<Value> = (text: string) => Value | undefined;
export type Readers = Readonly<Record<string, Reader<unknown>>>;

export type Asked<R extends Readers> = {
  readonly [Name in keyof R]: Exclude<ReturnType<R[Name]>, undefined> | undefined;
};

/** What was asked, and the names of what could not be read. */
export function readAsked<R extends Readers>(readers: R, search: URLSearchParams) {
  const bad: string[] = [];
  const entries = Object.entries(readers).map(([name, read]) => {
    const text = search.get(name);
    const value = text === null ? undefined : read(text);
    if (text !== null && value === undefined) bad.push(name);
    return [name, value] as const;
  });
  return { asked: Object.fromEntries(entries) as Asked<R>, bad };
}

/** A page's address is never wrong: what cannot be read is left out before the server is asked. */
export function cleanSearch(readers: Readers, search: URLSearchParams): URLSearchParams {
  const kept = [...search].filter(([name, text]) => readers[name]?.(text) !== undefined);
  return new URLSearchParams(kept);
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const ID = /^[a-z0-9][a-z0-9-]{0,79}$/;
const MAX_NAMED = 8;

export const askedLocale: Reader<Locale> = (text) => (isLocale(text) ? text : undefined);

/** A database has no year 0, and nobody books for 9999. */
export const askedDay: Reader<LocalDate> = (text) =>
  text.startsWith("20") ? parseLocalDate(text) : undefined;

export const askedMonth: Reader<Month> = (text) => {
  const first = text.length === 7 ? askedDay(`${text}-01`) : undefined;
  return first && monthOfDay(first);
};

export const askedTime: Reader<string> = (text) => (CLOCK.test(text) ? text : undefined);

export const askedId: Reader<string> = (text) => (ID.test(text) ? text : undefined);

/** Several, with commas between them. */
export const askedIds: Reader<readonly string[]> = (text) => {
  const ids = [...new Set(text.split(",", MAX_NAMED + 1))];
  return ids.length <= MAX_NAMED && ids.every((id) => ID.test(id)) ? ids : undefined;
};

/** How many: one figure. */
export const askedCount: Reader<number> = (text) => (/^\d$/.test(text) ? Number(text) : undefined);
