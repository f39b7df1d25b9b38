import type { Judged } from "#app/domain/catalog/compare/compare.ts";
import type { Picture } from "#app/domain/picture/picture.ts";

export type CompareColumn = {
  readonly id: string;
  readonly name: string;
  readonly picture: Picture | null;
  readonly to: string;
  /** Under the name once the pictures have left the screen. */
  readonly price: string;
  /** By what the best of them is found. */
  readonly judged: Omit<Judged, "id">;
};

export type CompareRow = {
  readonly label: string;
  readonly cells: readonly string[];
  /** The figure of the row: set in bold. */
  readonly look?: "price" | "figure";
  /** The one better than all others, with the words that say so. */
  readonly best?: { readonly at: number | undefined; readonly words: string };
};

export type CompareGroup = { readonly title: string; readonly rows: readonly CompareRow[] };

/** Rows in which the products differ; groups without any are left out. */
export function differing(groups: readonly CompareGroup[]): CompareGroup[] {
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ cells }) => new Set(cells).size > 1),
    }))
    .filter(({ rows }) => rows.length > 0);
}

const LONGEST = 40;

/** The first sentence of a review in quotes; a long one is cut at a word. */
export function firstWords(text: string | null): string | undefined {
  const sentence = text?.split(/(?<=[.!?])\s|\n/)[0]?.trim();
  if (!sentence) return undefined;
  if (sentence.length <= LONGEST) return `“${sentence}”`;
  const cut = sentence.slice(0, LONGEST);
  return `“${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST / 2)).trim()}…”`;
}
