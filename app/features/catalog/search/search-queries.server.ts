import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { SEARCH_KINDS, type SearchKind } from "#app/domain/catalog/search/search-document.ts";
import { MAX_HITS, type SearchTab, wantedPlaces } from "#app/domain/catalog/search/search-query.ts";
import { parseSearch } from "#app/domain/catalog/search/search-words.ts";
import { searchStatement, type Wanted } from "./search-statement.server.ts";

/** The result of a search: the ids of a tab, the counts, and the corrected spelling. */
export async function searchProducts(
  db: Database,
  q: string,
  { tab, page }: { readonly tab: SearchTab; readonly page: number } = { tab: "all", page: 1 },
) {
  const wanted = wantedPlaces({ tab, page });
  const rows = await findPlaces(db, q, wanted);
  const total = (kind: SearchKind) => rows.find((row) => row.kind === kind)?.total ?? 0;
  const shown = (kind: SearchKind) =>
    rows
      .filter((row) => row.kind === kind && [undefined, kind].includes(wanted.kind))
      .filter(({ isWanted }) => isWanted)
      .map(({ id }) => id);
  const meantBy = (kind: SearchKind) => rows.find((row) => row.kind === kind)?.meant ?? undefined;
  const [golf, hotel, caddy] = [total("course"), total("hotel"), total("caddy")];
  const all = golf + hotel + caddy;
  return {
    counts: { all, golf, hotel, caddy },
    /** There are more hits than are counted. */
    isMore: all + total("city") >= MAX_HITS,
    shown: { course: shown("course"), hotel: shown("hotel"), caddy: shown("caddy") },
    cities: shown("city"),
    meant: SEARCH_KINDS.map(meantBy).find(Boolean),
  };
}

export async function findPlaces(db: Database, q: string, wanted: Wanted) {
  const parsed = parseSearch(q);
  if (parsed.words.length === 0) return [];
  return db
    .select({
      kind: sql<SearchKind>`kind`,
      id: sql<string>`id`,
      total: sql<number>`total`,
      place: sql<number>`place`,
      isWanted: sql<boolean>`is_wanted`,
      isAround: sql<boolean>`is_around`,
      meant: sql<string | null>`meant`,
    })
    .from(sql`(${searchStatement(parsed, wanted)}) as found`);
}
