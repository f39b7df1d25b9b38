import { assembleWish } from "./assemble-wish.ts";
import { englishDateRules } from "./dates/read-english-dates.ts";
import { holidayClaims } from "./dates/read-holidays.ts";
import { koreanDateRules } from "./dates/read-korean-dates.ts";
import { numberDateRules } from "./dates/read-number-dates.ts";
import { findNames } from "./names/find-names.ts";
import { caddieClaims, nameClaims } from "./names/read-names.ts";
import { findStruckNames } from "./names/struck-names.ts";
import { budgetClaims } from "./read-budget.ts";
import { comfortRules } from "./read-comforts.ts";
import { companionRules } from "./read-companions.ts";
import { flightClaims } from "./read-flights.ts";
import { nightRules } from "./read-nights.ts";
import { partyRules } from "./read-party.ts";
import { roundRules } from "./read-rounds.ts";
import { teeTimeClaims } from "./read-tee-times.ts";
import { type Claim, claimsOf, longestApart } from "./sentence-claim.ts";
import type { SentenceContext, SentenceReading } from "./sentence-reading.ts";
import { sentenceText } from "./sentence-text.ts";
import { unreadWords } from "./unread-words.ts";

const RULES = [
  ...nightRules,
  ...partyRules,
  ...companionRules,
  ...koreanDateRules,
  ...englishDateRules,
  ...numberDateRules,
  ...roundRules,
  ...comfortRules,
];
/** "5성급은 아니어도 돼요", "not three rounds". */
const DENIED_AFTER =
  /^ ?(?:은|는|이|가|을|를|도|까지|까지는)? ?(?:말고|빼고|싫|아니|안 ?돼|안 ?되|못 ?가|제외|필요 ?없)/u;
const DENIED_BEFORE =
  /(?:\bnot|\bno|\bdon't want|\bwithout|\bnever|\bexcept|\banything but|\bother than|\binstead of)(?: in| on| for| a| the)? ?$/u;

/** What a golfer wants, as far as their sentence says so. */
export function readWish(text: string, context: SentenceContext): SentenceReading {
  const sentence = sentenceText(text);
  const { plain, shown } = sentence;
  const claims = longestApart(allClaims(plain, context));
  const [denied, sure] = [
    claims.filter((claim) => isDenied(plain, claim)),
    claims.filter((claim) => !isDenied(plain, claim)),
  ];
  const { wish, taken, refused } = assembleWish(sure, ({ start, end }) =>
    shown.slice(start, end).trim(),
  );
  return {
    wish,
    read: taken.map(({ claim: _, ...field }) => field),
    unread: unreadWords(
      sentence,
      sure.filter((claim) => !refused.includes(claim)),
      [...denied, ...refused],
    ),
  };
}

function allClaims(plain: string, context: SentenceContext): Claim[] {
  const written = findNames(plain, context.lexicon);
  const struck = findStruckNames(plain, context.lexicon, written);
  const names = [...written, ...struck].toSorted((a, b) => a.start - b.start);
  return [
    ...claimsOf(RULES, plain, context),
    ...budgetClaims(plain),
    ...teeTimeClaims(plain, context),
    ...flightClaims(plain, names),
    ...holidayClaims(plain, names, context),
    ...nameClaims(plain, names, context),
    ...caddieClaims(plain, context),
  ];
}

function isDenied(plain: string, { start, end, isRefusal }: Claim): boolean {
  if (isRefusal) return false;
  return (
    DENIED_AFTER.test(plain.slice(end, end + 16)) ||
    DENIED_BEFORE.test(plain.slice(Math.max(0, start - 20), start))
  );
}
