import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";

/** Minutes since midnight. */
export function clockMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export function clockTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Minutes since the midnight before the first day of a trip. */
export function tripMinutes(start: LocalDate, day: LocalDate, time: string): number {
  return daysBetween(start, day) * 1440 + clockMinutes(time);
}
