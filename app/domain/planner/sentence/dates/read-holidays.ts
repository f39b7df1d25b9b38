import { addDays } from "#app/domain/common/date/local-date.ts";
import type { NameHit } from "../names/find-names.ts";
import type { Holiday } from "../names/lexicon.ts";
import type { Claim } from "../sentence-claim.ts";
import type { SentenceContext } from "../sentence-reading.ts";
import { spanOf, tripWithin } from "./calendar-words.ts";

const AFTER = /^(?: ?(?:연휴|명절|휴가|때|기간|성수기|holidays?|break|week|weekend))+/u;
const BEFORE = /\b(?:over|for|during|at|around) (?:the )?$/u;

/** A trip in the holidays of that name: the next that are not over. */
export function holidayClaims(
  plain: string,
  hits: readonly NameHit[],
  { today, lexicon }: SentenceContext,
): Claim[] {
  return hits.flatMap(({ start, end, refs }) => {
    const id = refs.find(({ kind }) => kind === "holiday")?.id;
    const holiday = id === undefined ? undefined : nextOf(lexicon.holidays.get(id) ?? [], today);
    if (!holiday) return [];
    const { first, last } = holiday;
    const eve = addDays(first, -1);
    const meaning = tripWithin(today, first, last, () => [
      spanOf(today, first, first),
      spanOf(today, eve, eve),
    ]);
    if (!meaning) return [];
    const before = BEFORE.exec(plain.slice(Math.max(0, start - 16), start))?.[0] ?? "";
    const after = AFTER.exec(plain.slice(end, end + 20))?.[0] ?? "";
    return [{ start: start - before.length, end: end + after.length, ...meaning }];
  });
}

function nextOf(holidays: readonly Holiday[], today: string): Holiday | undefined {
  return holidays.find(({ last }) => last >= today);
}
