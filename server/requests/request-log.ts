import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { loggedPath } from "#app/platform/env/logged-path.ts";
import type { Log } from "#app/platform/env/services.server.ts";

export type AppEnv = { Variables: { log: Log } };

type ParentLog = Log & { child?: (facts: object) => Log };

/** Gives each request an id, in its answer and in every line that is written about it. */
export function requestLog(log: ParentLog): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    const requestLog = log.child?.({ requestId }) ?? log;
    const begun = performance.now();
    c.set("log", requestLog);
    await next();
    c.header("x-request-id", requestId);
    requestLog.info(
      {
        method: c.req.method,
        path: loggedPath(c.req.path),
        status: c.res.status,
        ms: Math.round(performance.now() - begun),
      },
      "request",
    );
  };
}
