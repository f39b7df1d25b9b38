import { z } from "zod";
import { MAX_QUERY } from "#app/domain/catalog/search/search-query.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { type ProductRef, parseRef } from "#app/domain/common/product/product-ref.ts";
import { issue } from "#app/domain/common/validation.ts";
import { MAX_MERGED } from "./list-limits.ts";
import { MAX_SAVED_PRICE } from "./price-change.ts";

const entry = z.object({ word: z.string().max(200), at: z.number().finite() });

/** What a product cost when a visitor saved it: a hint for their own eyes, left out where it cannot be a price. */
const wish = entry.extend({
  figure: z.int().min(0).max(MAX_SAVED_PRICE).optional().catch(undefined),
});

const products = listOf(entry).transform((entries) => refsOf(entries));

const wishes = listOf(wish).transform((entries): MergedWish[] =>
  refsOf(entries).map(({ figure, ...rest }) =>
    figure === undefined ? rest : { ...rest, savedPrice: won(figure) },
  ),
);

const searches = listOf(entry).transform((entries) =>
  newestEach(
    entries.flatMap(({ word, at }) => (isSearch(word) ? [{ word: word.trim(), at }] : [])),
  ),
);

/** What a browser sends; entries that name no product are left out rather than refused. */
export const myListsSchema = z.object({
  /** The member that the page was loaded for: another tab may have logged in as somebody else. */
  member: z.uuid(),
  wishes,
  recent: products,
  searches,
});

export const forgetSearchesSchema = z.object({
  member: z.uuid(),
  searches: z.array(z.string().max(200)).max(MAX_MERGED),
});

export type MergedWish = ProductRef & { readonly at: number; readonly savedPrice?: Won };

export type MyLists = Omit<z.output<typeof myListsSchema>, "member">;

/** A time that a browser sent, limited to the past year: its clock may be wrong. */
export function clampToPastYear(at: number, now: Date): Date {
  const yearAgo = now.getTime() - 365 * 86_400_000;
  return new Date(Math.min(Math.max(at, yearAgo), now.getTime()));
}

function listOf<Entry extends z.ZodType>(shape: Entry) {
  return z.array(shape).max(MAX_MERGED).default([]);
}

function refsOf<Entry extends { readonly word: string; readonly at: number }>(
  entries: readonly Entry[],
) {
  return newestEach(entries).flatMap(({ word, ...rest }) => {
    const product = parseRef(word);
    return product ? [{ ...product, ...rest }] : [];
  });
}

function isSearch(word: string): boolean {
  const words = word.trim();
  return words !== "" && [...words].length <= MAX_QUERY && !/\p{Cc}/u.test(words);
}

function newestEach<Entry extends { readonly word: string; readonly at: number }>(
  entries: readonly Entry[],
): Entry[] {
  const newest = new Map<string, Entry>();
  for (const each of entries) {
    const other = newest.get(each.word);
    if (!other || other.at < each.at) newest.set(each.word, each);
  }
  return [...newest.values()];
}

export const wishChangeSchema = z.object({
  intent: z.enum(["add", "remove"]),
  /** The member that the page was loaded for: another tab may have logged in as somebody else. */
  member: z.uuid(),
  product: z
    .string()
    .max(200)
    .transform((ref, refuse) => {
      const product = parseRef(ref);
      if (product) return product;
      refuse.addIssue(issue("common.bad_request"));
      return z.NEVER;
    }),
});
