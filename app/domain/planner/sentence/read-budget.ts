import type { PlanWish } from "../plan-wish.ts";
import type { Claim, Meaning } from "./sentence-claim.ts";
import { ASSUMED_GOLFERS } from "./sentence-reading.ts";
import { bareWon, isBudget, type SpokenWon, spokenWon } from "./spoken-won.ts";

const WINDOW = 32;
const MAX_BUDGET = 100_000_000;
/** Without a word on whose it is, such an amount is everybody's. */
const SURELY_TOTAL = 3_000_000;

const EACH =
  "(?:1 ?인당?|일인당?|인당|한 ?(?:사람|명)(?:당|에)?|각자|각|per (?:person|head|golfer|player)|each|a head)";
const TOTAL =
  "(?:총액|총|전체|전부|모두|다 ?(?:해서|합쳐서?|합해서?)|합쳐서?|합해서?|합계|(?:the |our )?(?:group |overall |whole |entire )?total|altogether|overall|in all)";
const MONEY = "(?:예산|경비|비용|가격|금액|회비|budget|cost|price|spend(?:ing)?|money)";
const LINK = "(?:은|는|이|을|를|에|으로|로|해서|of|is|:|at|our|the|a|we have|[ ,])*";
const LIMIT_BEFORE =
  "(?:(?:under|below|less than|max(?:imum)?(?: of)?|up to|at most|no more than|not more than|within|around|about|roughly|approximately|최대|대략|약|한) ?)?";
const RANGE = "(?:[\\d.,]{1,9} ?(?:만 ?원?|m|k|million)? ?(?:~|-|에서|to) ?)?";

const LEADING = new RegExp(`^${LINK}`, "u");
const BEFORE = new RegExp(
  `(?:(${EACH})|(${TOTAL})|(${MONEY}))?${LINK}(?:(${EACH})|(${TOTAL})|(${MONEY}))?${LINK}(?:${EACH} ?)?${LIMIT_BEFORE}${RANGE}$`,
  "u",
);
const LIMIT_AFTER =
  "(?:안으로|안쪽으로|안쪽|안에서|안|이내로|이내|이하로|이하|미만|아래로|아래|밑으로|밑|까지|한도|선에서|선|정도|내외|쯤|or less|or under|max(?:imum)?|tops|at most|budget|limit)?";
const AFTER = new RegExp(
  `^(?: ?원)? ?(?:(${EACH}(?! ?[\\d일이삼사오육칠팔구백]))|(${TOTAL}|for (?:all|everyone|everybody|both|the (?:group|whole group|lot)|us all)(?: of us)?|together|between us|in total))?(?:에|으로)? ?${LIMIT_AFTER}(?:(?:,? )(?:(${EACH}(?! ?[\\d일이삼사오육칠팔구백]))|(${TOTAL}|in total|for (?:all|everyone|the group|both)(?: of us)?|together)))?`,
  "u",
);
const BARE = new RegExp(
  `(${EACH}|${TOTAL}|${MONEY})${LINK}${LIMIT_BEFORE}(?<![\\d.,])(\\d{1,3}(?:,\\d{3}){1,2}|\\d{2,9})(?![\\d.,]*\\d)(?! ?(?:명|인|박|일|월|시|분|홀|번|회|성|실|라운드|천|만|m\\b|k\\b|million|원|\\$|달러|불|바트|usd|thb|baht|dollars?|holes?|nights?|people|golfers?|rounds?))`,
  "gu",
);
/** "5 million for four": the party is read by another reader. */
const FOR_PARTY =
  /^(?: won)?,? (?:for|between|among) (?:the )?(?:\d|two|three|four|five|six|seven|eight)\b/u;
const FOREIGN = /^ ?(?:달러|불|바트|엔|usd|thb|baht|dollars?|bucks)|^ ?(?:이상|넘)|^(?:대|짜리)/u;

export function budgetClaims(plain: string): Claim[] {
  return [...amounts(plain).map((won) => claimOf(plain, won)), ...bareClaims(plain)].filter(
    (claim) => claim !== undefined,
  );
}

/** Of "100~120만 원" the upper end. */
function amounts(plain: string): SpokenWon[] {
  return spokenWon(plain).filter(({ end }) => !FOREIGN.test(plain.slice(end, end + 8)));
}

function claimOf(plain: string, { start, end, amount }: SpokenWon): Claim | undefined {
  const before = BEFORE.exec(plain.slice(Math.max(0, start - WINDOW), start));
  const after = AFTER.exec(plain.slice(end, end + WINDOW));
  const cues = [...(before?.slice(1) ?? []), ...(after?.slice(1) ?? [])];
  const said = (...groups: readonly number[]) => groups.some((group) => cues[group]);
  const isEach =
    said(0, 3, 6, 8) || new RegExp(`${EACH} ?${LIMIT_BEFORE}$`, "u").test(before?.[0] ?? "");
  const isTotal = said(1, 4, 7, 9) || FOR_PARTY.test(plain.slice(end, end + WINDOW));
  const isLoose = /정도|내외|쯤|선|대략|약 |around|about|roughly|approx/u.test(
    `${before?.[0] ?? ""} ${after?.[0] ?? ""}`,
  );
  const span = {
    start: start - (before?.[0] ?? "").replace(LEADING, "").length,
    end: end + (after?.[0] ?? "").trimEnd().length,
  };
  const meaning = budgetOf(amount, { isEach, isTotal, isLoose });
  return meaning && { ...span, ...meaning };
}

type Cues = { readonly isEach: boolean; readonly isTotal: boolean; readonly isLoose: boolean };

function budgetOf(amount: number, cues: Cues): Meaning | undefined {
  if (!isBudget(amount) || (cues.isEach && cues.isTotal)) return undefined;
  return { set: {}, later: (wish) => shareOf(amount, cues, wish) };
}

function shareOf(amount: number, cues: Cues, wish: Partial<PlanWish>): Meaning | undefined {
  const { isEach, isTotal, isLoose } = cues;
  const shared = Math.floor(amount / travellersOf(wish));
  const first = isTotal || (!isEach && amount >= SURELY_TOTAL) ? shared : amount;
  const isCounted = wish.golfers !== undefined;
  const others = [
    ...(isEach || (isTotal && isCounted) ? [] : [first === amount ? shared : amount]),
    ...(isTotal && !isCounted ? [Math.floor(amount / 4)] : []),
    ...(isLoose ? [Math.round(first * 1.1)] : []),
  ].filter((each) => each !== first && isPossible(each));
  if (!isPossible(first)) return undefined;
  return {
    set: { budget: first },
    ...(others.length > 0 ? { other: others.map((budget) => ({ budget })) } : {}),
  };
}

/** "총 500": a figure without its unit, which only its cue makes an amount. */
function bareClaims(plain: string): Claim[] {
  return [...plain.matchAll(BARE)].flatMap((match) => {
    const [words, cue = "", figure = ""] = match;
    const amount = bareWon(figure);
    const isEach = new RegExp(`^${EACH}$`, "u").test(cue);
    const isTotal = !isEach && !new RegExp(`^${MONEY}$`, "u").test(cue);
    const meaning = budgetOf(amount, { isEach, isTotal, isLoose: false });
    if (!meaning?.later) return [];
    const after = AFTER.exec(
      plain.slice(match.index + words.length, match.index + words.length + WINDOW),
    );
    const end = match.index + words.length + (after?.[0] ?? "").trimEnd().length;
    const isGuess = isTotal && amount !== Number(figure.replaceAll(",", ""));
    const later = isGuess ? withAmount(meaning.later, amount) : meaning.later;
    return [{ start: match.index, end, set: {}, later }];
  });
}

/** "총 500" may also be meant for each. */
function withAmount(
  later: NonNullable<Meaning["later"]>,
  amount: number,
): NonNullable<Meaning["later"]> {
  return (wish) => {
    const meaning = later(wish);
    if (!meaning || !isPossible(amount) || meaning.set.budget === amount) return meaning;
    const other = (meaning.other ?? []).filter(({ budget }) => budget !== amount);
    return { ...meaning, other: [...other, { budget: amount }] };
  };
}

function travellersOf({ golfers = ASSUMED_GOLFERS, companions = 0 }: Partial<PlanWish>): number {
  return golfers + companions;
}

function isPossible(budget: number): boolean {
  return budget >= 10_000 && budget <= MAX_BUDGET;
}
