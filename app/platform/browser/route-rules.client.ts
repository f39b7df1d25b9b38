import { type RouteRules, ruleTarget } from "#app/platform/http/route-rules.ts";
import { buildOfPage } from "./router.client.ts";
import { whenIdle } from "./when-idle.client.ts";

const AFTER_IDLE_MS = 1_000;

let rules: RouteRules = {};

/** Fetches the manifest of the build, which carries the route rules, about a second after idle (spec §7). */
export function learnRouteRules(): void {
  whenIdle(() => void fetchRules(), AFTER_IDLE_MS);
}

/** Where a page has moved to, as far as the rules are known; until then the server says so. */
export function movedTo(pathname: string): string | undefined {
  return ruleTarget(rules, pathname);
}

async function fetchRules(): Promise<void> {
  try {
    const response = await fetch(`/builds/meta/${buildOfPage()}.json`);
    if (response.ok) rules = ((await response.json()) as { routeRules: RouteRules }).routeRules;
  } catch {
    // The network is away: the server still follows the rules, on every request.
  }
}
