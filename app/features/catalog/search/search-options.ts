import { searchPath } from "#app/domain/catalog/search/search-query.ts";
import type { RecentList } from "#app/domain/common/browser/recent-list.ts";
import type { Suggestions } from "./suggestion-queries.server.ts";

export type SearchOption = {
  readonly key: string;
  readonly to: string;
  readonly text: string;
  readonly note: string | undefined;
};

export type OptionGroup = {
  readonly name: "recent" | "cities" | "course" | "hotel" | "caddy";
  readonly options: readonly SearchOption[];
};

const MAX_RECENT = 5;
const MAX_RECENT_WHILE_TYPING = 2;

/** The suggestions: earlier searches first, then cities, then products by kind. */
export function optionGroups(
  text: string,
  recent: RecentList,
  { cities, products }: Suggestions,
): OptionGroup[] {
  const typed = text.trim();
  const again = recent
    .filter((word) => word !== typed && word.toLowerCase().startsWith(typed.toLowerCase()))
    .slice(0, typed === "" ? MAX_RECENT : MAX_RECENT_WHILE_TYPING);
  const groups: OptionGroup[] = [
    {
      name: "recent",
      options: again.map((word) => option(`recent:${word}`, searchPath({ q: word }), word)),
    },
    {
      name: "cities",
      options: cities.map(({ id, name }) => option(`city:${id}`, `/course/city/${id}`, name)),
    },
    ...(["course", "hotel", "caddy"] as const).map((kind) => ({
      name: kind,
      options: products
        .filter((product) => product.kind === kind)
        .map(({ id, name, place }) => option(`${kind}:${id}`, `/${kind}/${id}`, name, place)),
    })),
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function option(key: string, to: string, text: string, note?: string): SearchOption {
  return { key, to, text, note };
}
