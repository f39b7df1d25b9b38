import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Services } from "#app/platform/env/services.server.ts";

const NO_STORE = { "cache-control": "no-store" };

/** `/health`: the process is up. `/ready`: it can serve, so a load balancer may send requests here. */
export function health({ db, log }: Services, isStopping: () => boolean): Hono {
  return new Hono()
    .get("/health", (c) => c.json({ ok: true }, 200, NO_STORE))
    .get("/ready", async (c) => {
      if (isStopping()) return c.json({ ready: false, reason: "stopping" }, 503, NO_STORE);
      try {
        await db.execute(sql`select 1`);
        return c.json({ ready: true }, 200, NO_STORE);
      } catch (error) {
        log.error({ err: error }, "the database does not answer");
        return c.json({ ready: false, reason: "database" }, 503, NO_STORE);
      }
    });
}
