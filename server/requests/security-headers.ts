import type { MiddlewareHandler } from "hono";

const HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  // The login and payment windows must be able to answer the page that opened them.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self)",
};

export type HeaderFacts = {
  readonly overHttps: boolean;
  /** A shop that sells nothing real belongs in no search engine. */
  readonly isStaging: boolean;
};

export function securityHeadersFor({
  overHttps,
  isStaging,
}: HeaderFacts): Readonly<Record<string, string>> {
  return {
    ...HEADERS,
    ...(overHttps
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : undefined),
    ...(isStaging ? { "x-robots-tag": "noindex, nofollow" } : undefined),
  };
}

export function securityHeaders(facts: HeaderFacts): MiddlewareHandler {
  const headers = Object.entries(securityHeadersFor(facts));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) {
      // A page with a secret address sends no referrer.
      if (name === "referrer-policy" && c.res.headers.has(name)) continue;
      c.header(name, value);
    }
  };
}
