import { MAX_PLAN_NIGHTS } from "../plan-wish.ts";
import { type Meaning, pattern, type Rule } from "./sentence-claim.ts";
import { COUNT, countOf, SINO_COUNT } from "./spoken-numbers.ts";

const KOREAN_DAYS: Readonly<Record<string, number>> = {
  이틀: 2,
  사흘: 3,
  나흘: 4,
  닷새: 5,
  엿새: 6,
  열흘: 10,
  보름: 15,
  일주일: 7,
  한주: 7,
  "1주일": 7,
  이주일: 14,
  "2주일": 14,
};

export const nightRules: readonly Rule[] = [
  [pattern`${COUNT} ?박(?: ?${COUNT} ?일)?`, (groups) => stay(groups[1], groups[2])],
  [
    pattern`${SINO_COUNT} ?박(?: ?([일이삼사오육칠팔구십]) ?일)?`,
    (groups) => stay(groups[1], groups[2]),
  ],
  [pattern`${COUNT} ?박? ?(?:~|-|에서|또는|아니면|이나) ?${COUNT} ?박`, (groups) => either(groups)],
  [pattern`(?<!\d)(\d) ?n ?\/? ?(\d) ?d\b`, (groups) => stay(groups[1], groups[2])],
  [
    pattern`${COUNT}[- ]?nights?\b(?:,? (?:and )?${COUNT} days)?`,
    (groups) => stay(groups[1], groups[2]),
  ],
  [pattern`${COUNT} days?,?(?: and)? ${COUNT} nights?\b`, (groups) => stay(groups[2], groups[1])],
  [pattern`${COUNT} ?(?:-|~|or|to) ?${COUNT} nights?\b`, (groups) => either(groups)],
  [
    pattern`${COUNT} ?일 ?(?:동안|간|일정|짜리|여행|코스)`,
    (groups) => days(countOf(groups[1] ?? "")),
  ],
  [
    pattern`(?<!월 ?|[-~/.]|에서 ?|부터 ?)(?<![\d.,])([2-9]|1[0-5]) ?일(?! ?(?:부터|까지|에|이후|이전|출발|쯤|경|전|후|뒤|밤|날|도|[~\-월화수목금토일(]))`,
    (groups) => days(countOf(groups[1] ?? "")),
  ],
  [
    pattern`(?<!둘째 ?|첫 ?|다음 ?|이번 ?|마지막 ?)(이틀|사흘|나흘|닷새|엿새|열흘|보름|일주일|1주일|이주일|2주일)(?:간|동안| 동안| 정도)?(?! ?(?:뒤|후|전))`,
    (groups) => days(KOREAN_DAYS[groups[1] ?? ""] ?? 0),
  ],
  [pattern`(?<!\d)([12]|한|두) ?주 ?(?:간|동안)`, (groups) => days(7 * countOf(groups[1] ?? ""))],
  [
    pattern`\b(?:for )?${COUNT}[- ]days?\b(?! (?:from|after|before|later|ago|of golf))(?: (?:trip|stay|break|holiday|visit))?`,
    (groups) => days(countOf(groups[1] ?? "")),
  ],
  [
    pattern`\b(?:for )?(?:a|one|1|the whole|a whole)[- ]week\b(?! (?:in|of|on|from|after|before|later|beginning|starting) (?:the |mon|tue|wed|thu|fri|sat|sun))(?:'s)?(?: (?:trip|stay|break|holiday|long))?`,
    () => weeks(1),
  ],
  [
    pattern`\b(?:for )?(?:two|2)[- ]weeks?\b(?! (?:from|after|later|time|ahead))|\bfortnight\b`,
    () => weeks(2),
  ],
  [pattern`\bnights?: ?(\d{1,2})\b`, (groups) => stay(groups[1])],
  [pattern`\blong weekend\b`, () => withOthers(3, 2)],
];

function stay(nights = "", days = ""): Meaning | undefined {
  const count = countOf(nights);
  const rest = days === "" ? undefined : countOf(days) - 1;
  // A night in the plane is often counted as a day.
  if (rest === undefined || rest === count || rest === count + 1) return withOthers(count);
  return withOthers(count, rest);
}

function either([, first = "", second = ""]: readonly string[]): Meaning | undefined {
  return withOthers(countOf(first), countOf(second));
}

/** A trip of four days has three nights, but some mean four. */
function days(count: number): Meaning | undefined {
  return withOthers(count - 1, count);
}

function weeks(count: number): Meaning | undefined {
  return withOthers(7 * count, 7 * count - 1);
}

function withOthers(nights: number, ...others: readonly number[]): Meaning | undefined {
  if (!fits(nights)) return undefined;
  const other = others.filter(fits).map((each) => ({ nights: each }));
  return { set: { nights }, ...(other.length > 0 ? { other } : {}) };
}

function fits(nights: number): boolean {
  return Number.isInteger(nights) && nights >= 1 && nights <= MAX_PLAN_NIGHTS;
}
