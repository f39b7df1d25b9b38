import type { MiddlewareHandler } from "hono";
import { ERROR_STATUS } from "#app/domain/common/errors/errors.ts";
import { WEBHOOK_PATH } from "../simulators.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Every request that changes something must come from our own pages, pages and API alike. A browser says where a
 * request comes from; one that does not is refused.
 */
export function sameOriginOnly(publicOrigin: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (READS.has(c.req.method)) return next();
    // The card provider's server is no browser: what it says is a hint, and never believed.
    if (c.req.method === "POST" && c.req.path === WEBHOOK_PATH) return next();
    const own = publicOrigin ?? new URL(c.req.url).origin;
    const origin = c.req.header("origin");
    const fromUs = origin ? origin === own : c.req.header("sec-fetch-site") === "same-origin";
    if (fromUs) return next();
    return c.json({ code: "common.wrong_origin" }, ERROR_STATUS["common.wrong_origin"]);
  };
}

/** No address of ours has a name and password in it, and no page can be asked for by one that has. */
export const refuseCredentials: MiddlewareHandler = async (c, next) => {
  const { username, password } = new URL(c.req.url);
  if (username || password) return c.json({ code: "common.bad_request" }, 400);
  return next();
};
