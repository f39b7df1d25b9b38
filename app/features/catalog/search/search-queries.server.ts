import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { searchWords } from "#app/db/schema/catalog/search-tables.ts";
import { SEARCH_KINDS, type SearchKind } from "#app/domain/catalog/search/search-document.ts";
import { MAX_HITS, type SearchTab, wantedPlaces } from "#app/domain/catalog/search/search-query.ts";
import {
  anywhereQuery,
  mayDiffer,
  type ParsedSearch,
  parseSearch,
  termsQueries,
} from "#app/domain/catalog/search/search-words.ts";

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

/** How many corrections are tried for a mistyped word. */
const GUESSES = 3;
/** In words up to this length a wrong letter leaves too few trigrams, so the first letter must match. */
const SHORT = 5;

/** The match level of surroundings: see `termsQueries`. */
const AROUND = 3;

/** Which ranks of a kind to show; of other kinds only the first, which carries their count. */
type Wanted = {
  readonly kind: string | undefined;
  readonly from: number;
  readonly size: number;
};

/**
 * One statement: products that match every word, best first, with the count of each kind;
 * without a match, products that match the corrected words.
 */
function searchStatement(parsed: ParsedSearch, { kind, from, size }: Wanted): SQL {
  const queries = sql.join(
    termsQueries(parsed).map((query) => sql`${query}::tsquery`),
    sql`, `,
  );
  return sql`
    with hit as materialized (
      select * from search_hits(array[${queries}], ${MAX_HITS})
    ), meant as materialized (
      ${meant(parsed)}
    ), near as (
      select kind, id, weight, 4 + sum(edits)::int as tier, string_agg(shown, ' ' order by place) as meant from (
        select kind, id, weight, meant.place, min(edits) as edits,
          (array_agg(shown order by edits, keys collate "C"))[1] as shown
        from meant
        cross join lateral search_hits(
          array[replace(${anywhereQuery("?")}, '?', meant.keys)::tsquery], ${MAX_HITS}
        )
        group by kind, id, weight, meant.place
      ) as each_word
      group by kind, id, weight having count(*) = ${parsed.words.length}
    ), placed as (
      select kind, id, tier, meant, count(*) over (partition by kind)::int as total,
        row_number() over (partition by kind order by tier, weight desc, id collate "C")::int as place
      from (select *, null as meant from hit union all select * from near) as found
    )
    select kind, id, total, place, is_wanted, tier = ${AROUND} as is_around, meant
    from (
      -- A page beyond the end is the last one.
      select *, (place - 1) / ${size}::int = least(${from}::int, total - 1) / ${size}::int as is_wanted from placed
    ) as each_place
    where place = 1 or is_wanted and kind = coalesce(${kind ?? null}, kind)
    order by kind, place`;
}

function meant({ words }: ParsedSearch): SQL {
  const typed = words.map(
    (word, place) => sql`(${place}::int, ${word.keys[0] ?? ""}::text, ${mayDiffer(word)}::int)`,
  );
  return sql`
    select word.place, guess.keys, guess.shown, guess.edits
    from (values ${sql.join(typed, sql`, `)}) as word (place, keys, may_differ)
    cross join lateral (
      select w.keys, w.shown, levenshtein_less_equal(w.keys, word.keys, word.may_differ) as edits
      from ${searchWords} w
      where (w.keys % word.keys or length(word.keys) <= ${SHORT} and w.keys like left(word.keys, 1) || '%')
        and levenshtein_less_equal(w.keys, word.keys, word.may_differ) <= word.may_differ
      order by edits, similarity(w.keys, word.keys) desc, w.keys collate "C" limit ${GUESSES}
    ) as guess
    where not exists (select from hit)`;
}
