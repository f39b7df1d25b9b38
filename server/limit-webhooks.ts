import type { Context, MiddlewareHandler } from "hono";
import { RateLimiterMemory } from "rate-limiter-flexible";

const SECONDS = 10;
/** Each costs a look into the database, which those who pay just then wait for: more than these would be felt. */
const MOST = 100;

/**
 * Before anything else is done for them, the log's line included. In memory, not in the database: a flood must not
 * reach it. The provider sends again what was turned away.
 */
export function turnAwayFloods(addressOf: (c: Context) => string): MiddlewareHandler {
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
