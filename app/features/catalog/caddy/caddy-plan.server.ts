import type { Database } from "#app/db/client.server.ts";
import { listTakenHalves } from "#app/db/query/caddy-halves.server.ts";
import {
  type CaddyParams,
  type CaddyRoundState,
  caddyRoundState,
  caddyVisit,
  freeHalves,
  nextFreeDay,
} from "#app/domain/catalog/caddy/caddy-day.ts";
import type { DayState } from "#app/domain/catalog/sale/sale-month.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import { firstWeekday, monthGrid } from "#app/domain/common/date/calendar-rules.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { CaddyWeek } from "./caddy-queries.server.ts";

export type CaddyDays = Awaited<ReturnType<typeof planCaddyDays>>;

type CaddyInput = {
  readonly caddy: CaddyWeek;
  readonly query: CaddyParams;
  readonly today: LocalDate;
  /** Whether a party can play at her course on a day. */
  readonly roundOn: (day: LocalDate) => DayState;
};

/** The days of the month; the state of the chosen day, and the next free day if it is not free. */
export async function planCaddyDays(
  db: Database,
  locale: Locale,
  { caddy, query, today, roundOn }: CaddyInput,
) {
  const last = lastDayShown(today);
  const visit = caddyVisit(query, today);
  const taken = await listTakenHalves(db, { caddyId: caddy.id, from: today, to: last });
  const week = { dayOff: caddy.dayOff, taken };
  const stateOn = (day: LocalDate) => caddyRoundState(week, day, roundOn(day));
  const grid = monthGrid(visit.month, firstWeekday(locale)).flat();
  const days: Record<LocalDate, CaddyRoundState> = Object.fromEntries(
    grid.map((day) => [day, stateOn(day)]),
  );
  const { day } = visit;
  const from = day && day > today && day <= last ? day : today;
  return {
    today,
    last,
    month: visit.month,
    days,
    chosen: day && { day, state: stateOn(day), halves: freeHalves(taken, day) },
    next: nextFreeDay(stateOn, from, last),
  };
}
