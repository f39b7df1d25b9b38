import type { Database } from "#app/db/client.server.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Plan, PlanAnswer, PlanReason, Swap } from "#app/domain/planner/plan-types.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { findPlanNames } from "../page/plan-names-queries.server.ts";
import { idsOfReasons, saidValues } from "./reason-words.ts";

/** An answer as it is sent: its reasons in words. */
export async function planAnswerJson(
  db: Database,
  locale: Locale,
  { plans, conflict }: PlanAnswer,
) {
  const say = await sayReasons(db, locale, plans.flatMap(reasonsOf));
  return { plans: plans.map((plan) => planJson(plan, say)), ...(conflict && { conflict }) };
}

export async function swapsJson(db: Database, locale: Locale, swaps: readonly Swap[]) {
  const reasons = swaps.flatMap(({ plan, moved }) => [...reasonsOf(plan), ...moved]);
  const say = await sayReasons(db, locale, reasons);
  return {
    swaps: swaps.map(({ plan, moved, ...swap }) => ({
      ...swap,
      plan: planJson(plan, say),
      moved: moved.map(say),
    })),
  };
}

type Say = (reason: PlanReason) => string;

async function sayReasons(
  db: Database,
  locale: Locale,
  reasons: readonly PlanReason[],
): Promise<Say> {
  const names = await findPlanNames(db, locale, idsOfReasons(reasons));
  const t = translator(locale);
  return ({ code, values }) =>
    t(`planner:reason.${code}` as "planner:title", saidValues(values, locale, names));
}

function planJson(plan: Plan, say: Say) {
  return {
    ...plan,
    days: plan.days.map((day) => ({
      ...day,
      items: day.items.map((item) => ({ ...item, reason: say(item.reason) })),
    })),
  };
}

function reasonsOf({ days }: Plan): PlanReason[] {
  return days.flatMap(({ items }) => items.map(({ reason }) => reason));
}
