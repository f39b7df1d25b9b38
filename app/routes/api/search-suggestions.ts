import { searchQuery } from "#app/domain/catalog/search.ts";
import { suggest } from "#app/features/search/suggestion-queries.server.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/search-suggestions.ts";

/** What a question may go on as: the same for everybody, and good for a minute. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { q } = searchQuery(url.searchParams);
  const locale = url.searchParams.get("lang") === "en" ? "en" : "ko";
  const headers = { "cache-control": "public, max-age=60" };
  return Response.json(await suggest(servicesOf(context).db, locale, q), { headers });
}
