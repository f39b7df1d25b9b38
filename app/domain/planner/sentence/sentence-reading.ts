import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { PlanWish, WishField } from "../plan-wish.ts";
import type { Lexicon } from "./names/lexicon.ts";

export const MAX_SENTENCE = 1_000;

/** The golfers of a plan where nobody said how many; such a reading has no entry for `golfers`. */
export const ASSUMED_GOLFERS = 2;

export type ReadField = {
  readonly field: WishField;
  /** The part of the sentence that was read. */
  readonly words: string;
  /** What it may mean instead: each is put over the wish. */
  readonly other?: readonly Partial<PlanWish>[] | undefined;
};

export type SentenceReading = {
  readonly wish: PlanWish;
  readonly read: readonly ReadField[];
  /** Parts of the sentence that say something nobody understood. */
  readonly unread: readonly string[];
};

export type SentenceContext = {
  readonly locale: Locale;
  readonly today: LocalDate;
  readonly lexicon: Lexicon;
};
