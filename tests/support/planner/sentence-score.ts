import { isDeepStrictEqual } from "node:util";
import type { WishField } from "#app/domain/planner/plan-wish.ts";
import type { Lexicon } from "#app/domain/planner/sentence/names/lexicon.ts";
import { readWish } from "#app/domain/planner/sentence/read-wish.ts";
import type { SentenceReading } from "#app/domain/planner/sentence/sentence-reading.ts";
import type { SentenceCase } from "./sentence-case.ts";

export type SentenceScore = {
  readonly fields: number;
  readonly right: number;
  /** Of the wrong ones: those that nothing in the answer points at. */
  readonly silent: readonly string[];
  readonly wrong: readonly string[];
};

/** How many fields of the wishes were read as they were meant. */
export function scoreOf(
  cases: readonly SentenceCase[],
  context: { readonly locale: "ko" | "en"; readonly lexicon: Lexicon },
): SentenceScore {
  const answers = cases.flatMap(([text, meant]) => {
    const reading = readWish(text, { ...context, today: "2026-11-15" });
    const expected = { golfers: 2, ...meant };
    const fields = [
      ...new Set([...Object.keys(expected), ...Object.keys(reading.wish)]),
    ] as WishField[];
    return fields.map((field) => {
      const isRight = sameField(expected[field], reading.wish[field]);
      const line = `${text} → ${field}: ${JSON.stringify(reading.wish[field])}, not ${JSON.stringify(expected[field])}`;
      return { isRight, isFlagged: isFlagged(reading, field), line };
    });
  });
  const wrong = answers.filter(({ isRight }) => !isRight);
  return {
    fields: answers.length,
    right: answers.length - wrong.length,
    wrong: wrong.map(({ line }) => line),
    silent: wrong.filter(({ isFlagged: flagged }) => !flagged).map(({ line }) => line),
  };
}

function sameField(expected: unknown, read: unknown): boolean {
  const inOrder = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);
  return isDeepStrictEqual(inOrder(expected), inOrder(read));
}

/** A doubt about the field itself, or a part of the sentence that was not read. */
function isFlagged({ read, unread }: SentenceReading, field: WishField): boolean {
  return unread.length > 0 || read.some((each) => each.field === field && each.other !== undefined);
}
