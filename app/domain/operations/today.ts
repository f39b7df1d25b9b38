import { addDays, type LocalDate, weekdayOf } from "../common/date/local-date.ts";
import { type Won, won } from "../common/money.ts";
import { type Urgency, waitUrgency } from "../desk/waiting.ts";

export type Meter = Readonly<Record<Urgency, number>>;

/** How much of what waits is late, due within the hour, and in time. */
export function meterOf(deadlines: readonly Date[], now: Date): Meter {
  const meter = { late: 0, soon: 0, calm: 0 };
  for (const by of deadlines) meter[waitUrgency(by, now)] += 1;
  return meter;
}

export const TODO_KINDS = ["confirm", "decide", "finding", "question", "recheck"] as const;
export type TodoKind = (typeof TODO_KINDS)[number];

export type Todo = {
  readonly kind: TodoKind;
  readonly id: number;
  readonly by: Date;
  readonly title: string;
  readonly detail: string;
  /** The staff member who took it; null if unassigned. */
  readonly assignee: Assignee | null;
};

export type Assignee = { readonly id: string; readonly name: string };

/** Whose tasks the start page lists. */
export const TODO_SCOPES = ["all", "mine", "none"] as const;
export type TodoScope = (typeof TODO_SCOPES)[number];

/** An unknown value in the address means everybody's. */
export function todoScope(search: URLSearchParams): TodoScope {
  return TODO_SCOPES.find((scope) => scope === search.get("whose")) ?? "all";
}

export function todosOf(todos: readonly Todo[], scope: TodoScope, staffId: string): Todo[] {
  if (scope === "none") return todos.filter(({ assignee }) => assignee === null);
  return todos.filter(({ assignee }) => scope === "all" || assignee?.id === staffId);
}

/** By deadline; within the same minute, customer requests come before re-checks. */
export function inOrderOfDeadline(todos: readonly Todo[]): Todo[] {
  return todos.toSorted(
    (a, b) =>
      a.by.getTime() - b.by.getTime() ||
      TODO_KINDS.indexOf(a.kind) - TODO_KINDS.indexOf(b.kind) ||
      a.id - b.id,
  );
}

export type DaySales = { readonly day: LocalDate; readonly sum: Won };
export type SalesDay = DaySales & {
  /** The mean of the same weekday in the four weeks before. */
  readonly usual: Won;
};

const WEEKS = 4;

/** Every day of the period, including days without sales, with its usual sum. */
export function salesByDay(
  sales: readonly DaySales[],
  { last, days }: { readonly last: LocalDate; readonly days: number },
): SalesDay[] {
  const sums = new Map(sales.map(({ day, sum }) => [day, sum]));
  const on = (day: LocalDate) => sums.get(day) ?? 0;
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(last, index + 1 - days);
    const before = Array.from({ length: WEEKS }, (_each, week) =>
      Number(on(addDays(day, -7 * (week + 1)))),
    );
    const usual = Math.round(before.reduce((all, each) => all + each, 0) / WEEKS);
    return { day, sum: won(on(day)), usual: won(usual) };
  });
}

/** The Monday of a day's week. */
export function weekOf(day: LocalDate): LocalDate {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** By how many percent it grew; nothing to compare with where there was nothing before. */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}

/** A day on which at most a tenth of the places is left; of few places, the last one. */
export function isLowStock({ left, total }: { readonly left: number; readonly total: number }) {
  return total > 0 && left <= Math.max(1, Math.floor(total / 10));
}
