import type { RouteRules } from "#app/platform/i18n/route-rules.ts";
import { setRouteRules } from "./moved-addresses.client.ts";
import { buildOfPage } from "./router.client.ts";

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
