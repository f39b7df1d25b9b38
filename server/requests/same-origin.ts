import { isIP } from "node:net";
import type { Context, MiddlewareHandler } from "hono";
import { ERROR_STATUS } from "#app/domain/common/errors/errors.ts";
import { WEBHOOK_PATH } from "../simulators.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
/** Where assistants ask, which are programs. */
const ASSISTANT_PATH = "/mcp";

/**
 * Every request that changes something must come from our own pages, pages and API alike. A browser says where a
 * request comes from; one that does not is refused.
 */
export function sameOriginOnly(publicOrigin: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (READS.has(c.req.method)) return next();
    // The card provider's server is no browser: what it says is a hint, and never believed.
    if (c.req.method === "POST" && c.req.path === WEBHOOK_PATH) return next();
    const isAllowed = c.req.path === ASSISTANT_PATH ? isFromProgram : isFromUs;
    if (isAllowed(c, publicOrigin)) return next();
    return c.json({ code: "common.wrong_origin" }, ERROR_STATUS["common.wrong_origin"]);
  };
}

function isFromUs(c: Context, publicOrigin: string | undefined): boolean {
  const own = publicOrigin ?? new URL(c.req.url).origin;
  const origin = c.req.header("origin");
  return origin ? origin === own : c.req.header("sec-fetch-site") === "same-origin";
}

/**
 * A program sends neither header, a browser always one. Without a public origin a page may come from any name that was
 * pointed at this machine (DNS rebinding), so only names that cannot be are taken.
 */
function isFromProgram(c: Context, publicOrigin: string | undefined): boolean {
  if (!c.req.header("origin") && !c.req.header("sec-fetch-site")) return true;
  const { hostname } = new URL(c.req.url);
  const isOurs = hostname === "localhost" || isIP(hostname.replace(/[[\]]/g, "")) !== 0;
  return isFromUs(c, publicOrigin) && (publicOrigin !== undefined || isOurs);
}

/** No address of ours has a name and password in it, and no page can be asked for by one that has. */
export const refuseCredentials: MiddlewareHandler = async (c, next) => {
  const { username, password } = new URL(c.req.url);
  if (username || password) return c.json({ code: "common.bad_request" }, 400);
  return next();
};
