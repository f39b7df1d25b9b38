import { Hono } from "hono";
import type { Site } from "#app/platform/env/services.server.ts";

/** What browsers ask about the build: whether there is a newer one, and what theirs carries (spec §7). */
export function builds({ buildId, routeRules = {} }: Site): Hono {
  return new Hono()
    .get("/latest.json", (c) => c.json({ id: buildId }, 200, { "cache-control": "no-store" }))
    .get("/meta/:file", (c) =>
      c.req.param("file") === `${buildId}.json`
        ? c.json({ id: buildId, routeRules }, 200, { "cache-control": "no-cache" })
        : c.json({}, 404, { "cache-control": "no-store" }),
    );
}
