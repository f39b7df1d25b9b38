import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { nearestPlan } from "#app/domain/planner/nearest-plan.ts";
import type { PlanStyle } from "#app/domain/planner/plan-wish.ts";
import { wishOfSearch } from "#app/domain/planner/read-wish-address.ts";
import { linesOfTrip } from "#app/domain/planner/trip-address.ts";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { type PlanServices, planOfLines, planTrip } from "../plan-trip.server.ts";

const MOST_TEXT = 4_000;

export type PlanOfLink =
  | { readonly kind: "lines"; readonly lines: readonly CartLine[]; readonly isOther: boolean }
  | { readonly kind: "wrong" | "gone" };

/** The lines of the plan that a link opens, as it can be had now; of one that is gone, the nearest. */
export async function planOfLink(services: PlanServices, text: string): Promise<PlanOfLink> {
  const search = searchOfLink(text);
  if (!search) return { kind: "wrong" };
  const { wish } = wishOfSearch(search);
  const own = linesOfTrip(search);
  const same = own.length > 0 ? await planOfLines(services, wish, own) : undefined;
  if (same) return { kind: "lines", lines: same.lines, isOther: false };
  const { plans } = await planTrip(services, wish);
  if (own.length > 0) return linesOf(nearestPlan(plans, own), true);
  const style = search.get("plan") as PlanStyle | null;
  return linesOf(plans.find((plan) => plan.style === style) ?? plans[0], false);
}

function linesOf(
  plan: { readonly lines: readonly CartLine[] } | undefined,
  isOther: boolean,
): PlanOfLink {
  return plan ? { kind: "lines", lines: plan.lines, isOther } : { kind: "gone" };
}

/** Of this shop or of another address of it: only what the link says of the trip is read. */
function searchOfLink(text: string): URLSearchParams | undefined {
  const link = text.trim();
  if (link.length > MOST_TEXT || !URL.canParse(link, "https://shop.invalid")) return undefined;
  const { pathname, searchParams } = new URL(link, "https://shop.invalid");
  return withoutLocale(pathname) === "/ai/plans" ? searchParams : undefined;
}
