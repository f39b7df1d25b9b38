import type { MiddlewareHandler } from "hono";
import type { RouteRules } from "#app/platform/env/env.server.ts";

/** Addresses that moved, to a path of ours or to another site, as the configuration says. */
export function routeRedirects(rules: RouteRules): MiddlewareHandler {
  return async (c, next) => {
    const target = Object.hasOwn(rules, c.req.path) ? rules[c.req.path] : undefined;
    if (!target || c.req.method !== "GET") return next();
    return c.redirect(target, 307);
  };
}
