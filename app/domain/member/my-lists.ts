import { z } from "zod";
import { parseRef } from "../catalog/product-ref.ts";
import { MAX_QUERY } from "../catalog/search.ts";
import { MAX_MERGED } from "./list-limits.ts";

const entry = z.object({ word: z.string().max(200), at: z.number().finite() });

const products = z
  .array(entry)
  .max(MAX_MERGED)
  .default([])
  .transform((entries) =>
    newestEach(entries).flatMap(({ word, at }) => {
      const product = parseRef(word);
      return product ? [{ ...product, at }] : [];
    }),
  );

const searches = z
  .array(entry)
  .max(MAX_MERGED)
  .default([])
  .transform((entries) =>
    newestEach(
      entries.flatMap(({ word, at }) => (isSearch(word) ? [{ word: word.trim(), at }] : [])),
    ),
  );

/** What a browser hands over; whatever names nothing is left out rather than refused. */
export const myListsSchema = z.object({
  /** Who the browser believes is signed in: another tab may have changed that. */
  member: z.uuid(),
  wishes: products,
  recent: products,
  searches,
});

export const forgetSearchesSchema = z.object({
  member: z.uuid(),
  searches: z.array(z.string().max(200)).max(MAX_MERGED),
});

export type MyLists = Omit<z.output<typeof myListsSchema>, "member">;

/** When something was done, as its browser tells: never later than now, and never before there were browsers. */
export function believableTime(at: number, now: Date): Date {
  const yearAgo = now.getTime() - 365 * 86_400_000;
  return new Date(Math.min(Math.max(at, yearAgo), now.getTime()));
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
