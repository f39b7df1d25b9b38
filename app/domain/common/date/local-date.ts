import { dateFormat } from "#app/domain/common/text/formats.ts";

/** A calendar day at a venue, as `YYYY-MM-DD`. It has no hour and no zone. */
export type LocalDate = `${number}-${number}-${number}`;

/** The shop's own zone: opening hours, events and "today" on pages without a venue. */
export const SHOP_ZONE = "Asia/Seoul";

/** Longer input is refused unread (spec §5). */
export const MAX_DATE_TEXT = 1000;

const DAY_MS = 86_400_000;
const SHOP_AHEAD_MS = 9 * 3_600_000;
/** The years that anybody's birthday or trip is in: a database has no year 0, and no day may follow 9999-12-31. */
const SHAPE = /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/;

/** The day that the text names, or undefined when it names none: 2026-02-30 is no day. */
export function parseLocalDate(text: string): LocalDate | undefined {
  if (text.length > MAX_DATE_TEXT) return undefined;
  if (!SHAPE.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && toLocalDate(date) === text;
  return exists ? (text as LocalDate) : undefined;
}

export function addDays(day: LocalDate, days: number): LocalDate {
  return toLocalDate(new Date(utc(day) + days * DAY_MS));
}

export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** `count` days, beginning with `first`. */
export function dayRange(first: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: LocalDate): number {
  return new Date(utc(day)).getUTCDay();
}

export function monthOf(day: LocalDate): number {
  return Number(day.slice(5, 7));
}

/** Which day it is in a zone at a moment. */
export function dateIn(zone: string, moment: Date): LocalDate {
  return dateFormat("en-CA", { timeZone: zone, dateStyle: "short" }).format(moment) as LocalDate;
}

/** The shop's day at a moment; Seoul has been at UTC+9 without daylight saving since 1988. */
export function shopDayOf(moment: Date): LocalDate {
  return toLocalDate(new Date(moment.getTime() + SHOP_AHEAD_MS));
}

/** For `Intl` formatters set to UTC. */
export function toUtcDate(day: LocalDate): Date {
  return new Date(utc(day));
}

function utc(day: LocalDate): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toLocalDate(date: Date): LocalDate {
  return date.toISOString().slice(0, 10) as LocalDate;
}
