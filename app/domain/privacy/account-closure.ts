import { z } from "zod";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";

/** Shown in place of the name of a closed account, in every language. */
export const CLOSED_ACCOUNT_NAME = "***";

/** Contracts and payments: E-Commerce Act, enforcement decree, article 6. */
export const RETAIN_ORDERS_YEARS = 5;
/** A telephone order that was never paid is no contract: long enough to call again about it. */
export const RETAIN_UNPAID_DAYS = 90;
/** Complaints and disputes: the same article. */
export const RETAIN_QUESTIONS_YEARS = 3;

/** The last day of a retention period; 1 March where 29 February does not exist. */
export function retainedUntil(today: LocalDate, years: number): LocalDate {
  const day = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  const exists = !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && !isLostLeapDay(day);
  return (exists ? day : `${day.slice(0, 4)}-03-01`) as LocalDate;
}

function isLostLeapDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day;
}

/** The password, or for members without one the word that the page shows. */
export const closureSchema = z.object({
  password: z.string().max(500).optional(),
  word: z.string().trim().max(100).optional(),
});

export type ClosureProof = z.output<typeof closureSchema>;
