import type { PlanWish } from "../plan-wish.ts";
import type { SentenceContext } from "./sentence-reading.ts";

/** What some words mean. */
export type Meaning = {
  readonly set: Partial<PlanWish>;
  readonly other?: readonly Partial<PlanWish>[] | undefined;
  /** Finishes the meaning from what the rest of the sentence said; undefined where they contradict each other. */
  readonly later?: ((wish: Partial<PlanWish>) => Omit<Meaning, "later"> | undefined) | undefined;
  /** The words hold their own "not". */
  readonly isRefusal?: boolean;
};

/** Words from `start` up to `end` and what they mean: a place in the sentence that no other reader may have. */
export type Claim = Meaning & { readonly start: number; readonly end: number };

export type Groups = readonly string[];

/** A pattern with the meaning of its groups; those that were not met are empty. */
export type Rule = readonly [
  pattern: RegExp,
  read: (groups: Groups, context: SentenceContext) => Meaning | undefined,
];

export function claimsOf(rules: readonly Rule[], plain: string, context: SentenceContext): Claim[] {
  return rules.flatMap(([pattern, read]) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const meaning = read(
        [...match].map((group) => group ?? ""),
        context,
      );
      if (!meaning) return [];
      return [{ ...meaning, ...trimmed(match[0], match.index) }];
    }),
  );
}

/** Blanks and stops around the words belong to nobody. */
function trimmed(words: string, at: number): { readonly start: number; readonly end: number } {
  const start = at + words.length - words.replace(/^[\s,.]+/, "").length;
  return { start, end: at + words.replace(/[\s,.]+$/, "").length };
}

/** A pattern from parts, for `matchAll`. */
export function pattern(parts: TemplateStringsArray, ...inner: readonly string[]): RegExp {
  return new RegExp(String.raw(parts, ...inner), "gu");
}

/** The longest readings that leave each other alone, in the order of the sentence. */
export function longestApart(claims: readonly Claim[]): Claim[] {
  const taken: Claim[] = [];
  for (const claim of claims.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start,
  )) {
    const isFree = taken.every(({ start, end }) => claim.end <= start || end <= claim.start);
    if (isFree && claim.end > claim.start) taken.push(claim);
  }
  return taken.toSorted((a, b) => a.start - b.start);
}
