import type { Context, MiddlewareHandler } from "hono";
import { RateLimiterMemory } from "rate-limiter-flexible";

const SECONDS = 10;
/** Each costs a query, which members who are paying wait for. */
const MOST = 100;

/**
 * Runs before everything else, the request log included. In memory, because a flood must not reach the database.
 * The provider sends refused webhooks again.
 */
export function limitWebhooks(addressOf: (c: Context) => string): MiddlewareHandler {
  const flood = new RateLimiterMemory({ points: MOST, duration: SECONDS });
  return async (c, next) => {
    const isTooMuch = await flood.consume(addressOf(c)).then(
      () => false,
      () => true,
    );
    if (!isTooMuch) return next();
    const headers = { "cache-control": "no-store", "retry-after": String(SECONDS) };
    return c.json({ ok: false }, 429, headers);
  };
}
