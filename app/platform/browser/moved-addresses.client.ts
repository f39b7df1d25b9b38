import { type RouteRules, ruleTarget } from "#app/platform/i18n/route-rules.ts";
import { buildOfPage } from "./router.client.ts";

let rules: RouteRules = {};

export function setRouteRules(learned: RouteRules): void {
  rules = learned;
}

/** The new address of a moved page, as far as the rules are known; until then the server says so. */
export function movedTo(pathname: string): string | undefined {
  return ruleTarget(rules, pathname);
}

/** Fetches the manifest of the build, which carries the route rules (spec §7). */
export async function learnRouteRules(): Promise<void> {
  try {
    const response = await fetch(`/builds/meta/${buildOfPage()}.json`);
    if (!response.ok) return;
    setRouteRules(((await response.json()) as { routeRules: RouteRules }).routeRules);
  } catch {
    // The network is away: the server still follows the rules, on every request.
  }
}
