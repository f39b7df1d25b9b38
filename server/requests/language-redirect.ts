import type { MiddlewareHandler } from "hono";
import { localePrefix } from "#app/domain/common/language/languages.ts";
import { detectLocale } from "#app/platform/i18n/detect-locale.server.ts";

/** Only the home page looks at the visitor's language; shared links and crawlers stay where they are. */
export const languageOfFirstVisit: MiddlewareHandler = async (c, next) => {
  const prefix = localePrefix(detectLocale(c.req.raw.headers));
  if (prefix !== "") {
    c.header("vary", "Cookie, Accept-Language");
    return c.redirect(prefix + new URL(c.req.url).search, 302);
  }
  await next();
  c.header("vary", "Cookie, Accept-Language", { append: true });
};
