import type { Locale } from "#app/domain/common/language/languages.ts";
import { won } from "#app/domain/common/money.ts";
import { wishOfSearch } from "#app/domain/planner/read-wish-address.ts";
import { linesOfTrip } from "#app/domain/planner/trip-address.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { type PlanServices, planOfLines, planTrip } from "../plan-trip.server.ts";
import { findSavedPlan } from "../saved/saved-plan-queries.server.ts";
import { planView } from "./plan-view.server.ts";
import { goneOfTrip } from "./send-plan.server.ts";

export type PlansPage = Awaited<ReturnType<typeof loadPlans>>;

type Asked = {
  readonly search: URLSearchParams;
  readonly locale: Locale;
  /** Read only where the address names a saved plan. */
  readonly memberId: () => Promise<string | undefined>;
};

/** The plans of a wish, and the one that is shown: of a trip that was saved or sent, as it can be had now. */
export async function loadPlans(
  services: Services & PlanServices,
  { search, locale, memberId }: Asked,
) {
  const saved = await savedPlan(services, search, memberId);
  const { wish } = saved ?? wishOfSearch(search);
  const own = saved?.lines ?? linesOfTrip(search);
  const [answer, changed] = await Promise.all([
    planTrip(services, wish),
    own.length > 0 ? planOfLines(services, wish, own) : undefined,
  ]);
  const asked = search.get("plan");
  const chosen = changed ?? answer.plans.find(({ style }) => style === asked) ?? answer.plans[0];
  const isGone = own.length > 0 && changed === undefined;
  return {
    wish,
    plans: answer.plans,
    conflict: answer.conflict,
    chosen,
    isChanged: changed !== undefined,
    isGone,
    gone: isGone ? await goneOfTrip(services, locale, { wish, lines: own }) : undefined,
    saved: saved && { total: won(saved.total) },
    ...(await planView(services, locale, { wish, plans: answer.plans, chosen })),
  };
}

async function savedPlan(
  { db }: PlanServices,
  search: URLSearchParams,
  memberId: Asked["memberId"],
) {
  const id = search.get("saved");
  if (!id) return undefined;
  const owner = await memberId();
  return owner ? findSavedPlan(db, owner, id) : undefined;
}
