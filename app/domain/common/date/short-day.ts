import type { LocalDate } from "./local-date.ts";

/** 11/16 from 2026-11-16: where days stand close together, in every language. */
export function shortDay(day: LocalDate): string {
  const [, month, date] = day.split("-").map(Number);
  return `${month}/${date}`;
}
