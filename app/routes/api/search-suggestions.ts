import { searchQuery } from "#app/domain/catalog/search/search-query.ts";
import { DEFAULT_LOCALE, isLocale } from "#app/domain/common/language/languages.ts";
import { suggest } from "#app/features/catalog/search/suggestion-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { Throttled, throttleOf } from "#app/platform/http/throttle.server.ts";
import type { Route } from "./+types/search-suggestions.ts";

/** What a question may go on as: the same for everybody, and good for a minute. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const { q } = searchQuery(url.searchParams);
  const wanted = url.searchParams.get("lang");
  const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
  try {
    await throttleOf(db).take("suggest", clientOf(context).address);
  } catch (cause) {
    if (!(cause instanceof Throttled)) throw cause;
    const headers = { "cache-control": "no-store", ...cause.headers };
    return Response.json({ error: cause.code }, { status: cause.status, headers });
  }
  const headers = { "cache-control": "public, max-age=60" };
  return Response.json(await suggest(db, locale, q), { headers });
}
