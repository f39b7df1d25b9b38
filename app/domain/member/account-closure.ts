import type { LocalDate } from "../local-date.ts";

/** Stands where a name stood: the same in every language. */
export const NAME_OF_WHO_LEFT = "***";

/** Contracts and payments: E-Commerce Act, enforcement decree, article 6. */
export const KEEP_ORDERS_YEARS = 5;
/** Complaints and disputes: the same article. */
export const KEEP_QUESTIONS_YEARS = 3;

/** The last day on which something is kept; of 29 February, 1 March. */
export function keptUntil(today: LocalDate, years: number): LocalDate {
  const day = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  const exists = !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && !isLostLeapDay(day);
  return (exists ? day : `${day.slice(0, 4)}-03-01`) as LocalDate;
}

function isLostLeapDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day;
}
