import type { Database } from "#app/db/client.server.ts";
import { addDays, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { PLAN_FIGURE_DAYS, type PlanFigure } from "#app/domain/planner/plan-figure.ts";
import { plansInLine } from "../plan-turns.server.ts";
import { countBoughtPlans } from "../to-cart/plan-carts.server.ts";
import { listPlanFigures, listUnreadWords } from "./plan-figures.server.ts";

const WORDS_SHOWN = 12;

export type PlannerDesk = Awaited<ReturnType<typeof findPlannerDesk>>;

/** What the planner did in the last days, and what this instance has to do now. */
export async function findPlannerDesk(db: Database, now: Date) {
  const today = shopDayOf(now);
  const [rows, bought, words] = await Promise.all([
    listPlanFigures(db, addDays(today, 1 - PLAN_FIGURE_DAYS), today),
    countBoughtPlans(db),
    listUnreadWords(db, WORDS_SHOWN),
  ]);
  const sum = (name: PlanFigure) =>
    rows.reduce((total, { figure, count }) => total + (figure === name ? count : 0), 0);
  const [solved, conflicts] = [sum("solved"), sum("conflict")];
  return {
    asked: sum("asked"),
    solved,
    conflicts,
    inCart: sum("in_cart"),
    bought,
    /** Of each that was worked out, in milliseconds. */
    averageMs: solved + conflicts > 0 ? Math.round(sum("solve_ms") / (solved + conflicts)) : null,
    busy: sum("busy"),
    waiting: plansInLine(),
    words: words.map(({ words: text, count }) => ({ text, count })),
  };
}
