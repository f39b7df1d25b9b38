import { daysBetween, type LocalDate, shopDayOf } from "#app/domain/common/date/local-date.ts";

type Shown = { readonly startsAt: Date | null; readonly endsAt: Date | null };

export type BannerState = "shown" | "coming" | "ended";

/** The rule of `listBanners` in TypeScript. */
export function bannerStateOf({ startsAt, endsAt }: Shown, now: Date): BannerState {
  if (endsAt && endsAt <= now) return "ended";
  return startsAt && startsAt > now ? "coming" : "shown";
}

const MONTHS_SHOWN = 4;

/** The first days of the months on the time line: this one and those after it. */
export function timelineMonths(now: Date): readonly LocalDate[] {
  const [year = 0, month = 0] = shopDayOf(now).split("-").map(Number);
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => firstDay(year, month + index));
}

function firstDay(year: number, month: number): LocalDate {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10) as LocalDate;
}

export type Bar = { readonly left: number; readonly width: number };

/** A banner's position on the time line, in percent; undefined where it is over before or begins after. */
export function timelineBar({ startsAt, endsAt }: Shown, now: Date): Bar | undefined {
  const [from, to] = timelineEnds(now);
  const left = startsAt ? percent(from, to, startsAt) : 0;
  const right = endsAt ? percent(from, to, endsAt) : 100;
  if (right <= 0 || left >= 100) return undefined;
  const start = Math.max(0, left);
  return { left: start, width: Math.min(100, right) - start };
}

/** Where today is, in percent. */
export function timelineNow(now: Date): number {
  const [from, to] = timelineEnds(now);
  return percent(from, to, now);
}

function timelineEnds(now: Date): readonly [LocalDate, LocalDate] {
  const months = timelineMonths(now);
  const last = months.at(-1) ?? shopDayOf(now);
  const [year = 0, month = 0] = last.split("-").map(Number);
  return [months[0] ?? last, firstDay(year, month + 1)];
}

function percent(from: LocalDate, to: LocalDate, at: Date): number {
  const days = daysBetween(from, shopDayOf(at));
  return Math.round((1000 * days) / daysBetween(from, to)) / 10;
}

/** How many days until a banner begins; the day itself is 0. */
export function daysUntil(startsAt: Date, now: Date): number {
  return Math.max(0, daysBetween(shopDayOf(now), shopDayOf(startsAt)));
}
