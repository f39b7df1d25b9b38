import type { Database } from "#app/db/client.server.ts";
import { listTakenHalves } from "#app/db/query/caddie-halves.server.ts";
import {
  type CaddieParams,
  type CaddieRoundState,
  caddieRoundState,
  caddieVisit,
  freeHalves,
  nextFreeDay,
} from "#app/domain/catalog/caddie/caddie-day.ts";
import type { DayState } from "#app/domain/catalog/sale/sale-month.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import { firstWeekday, monthGrid } from "#app/domain/common/date/calendar-rules.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { CaddieWeek } from "./caddie-queries.server.ts";

export type CaddieDays = Awaited<ReturnType<typeof planCaddieDays>>;

type CaddieInput = {
  readonly caddie: CaddieWeek;
  readonly query: CaddieParams;
  readonly today: LocalDate;
  /** Whether a party can play at her course on a day. */
  readonly roundOn: (day: LocalDate) => DayState;
};

/** The days of the month; the state of the chosen day, and the next free day if it is not free. */
export async function planCaddieDays(
  db: Database,
  locale: Locale,
  { caddie, query, today, roundOn }: CaddieInput,
) {
  const last = lastDayShown(today);
  const visit = caddieVisit(query, today);
  const taken = await listTakenHalves(db, { caddyId: caddie.id, from: today, to: last });
  const week = { dayOff: caddie.dayOff, taken };
  const stateOn = (day: LocalDate) => caddieRoundState(week, day, roundOn(day));
  const grid = monthGrid(visit.month, firstWeekday(locale)).flat();
  const days: Record<LocalDate, CaddieRoundState> = Object.fromEntries(
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
