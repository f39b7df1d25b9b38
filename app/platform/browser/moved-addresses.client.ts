import { type RouteRules, ruleTarget } from "#app/platform/i18n/route-rules.ts";

let rules: RouteRules = {};

export function setRouteRules(learned: RouteRules): void {
  rules = learned;
}

/** The new address of a moved page, as far as the rules are known; until then the server says so. */
export function movedTo(pathname: string): string | undefined {
  return ruleTarget(rules, pathname);
}
