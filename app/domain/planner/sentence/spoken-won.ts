import { sinoNumber } from "./spoken-numbers.ts";

const MAN = 10_000;
const MAX_WON = 100_000_000;

export type SpokenWon = { readonly start: number; readonly end: number; readonly amount: number };

/** Each way to write an amount: its pattern, and the won that it means. */
const AMOUNTS: readonly (readonly [RegExp, (groups: readonly string[]) => number])[] = [
  [
    /(?<![\d.,])(\d{1,2},\d{3}|\d{1,5}(?:\.\d{1,2})?) ?(천|백|십)? ?만 ?(?:(\d) ?천)? ?원?/gu,
    ([, count = "", power = "", rest = ""]) =>
      plain(count) * ({ 천: 1_000, 백: 100, 십: 10 }[power] ?? 1) * MAN + Number(rest || 0) * 1_000,
  ],
  [
    /(?<![가-힣])([일이삼사오육칠팔구십백천]{1,8}) ?만 ?원?(?![가-힣]{2})/gu,
    ([, words = ""]) => sinoNumber(words) * MAN,
  ],
  [/(?<![\d.,])(\d{1,2})천 ?원?/gu, () => Number.NaN],
  [/(?:₩|krw) ?(\d{1,3}(?:,\d{3}){1,2}|\d{4,9})(?!\d)/gu, ([, figure = ""]) => plain(figure)],
  [
    /(?<![\d.,$])(\d{1,3}(?:,\d{3}){1,2}|\d{4,9})(?![\d,]) ?(?:원|won|krw)/gu,
    ([, figure = ""]) => plain(figure),
  ],
  [
    /(?<![\d.,$])(?:₩|krw ?)?(\d{1,3}(?:\.\d{1,3})?) ?(?:m|mil|million|mio)\b(?: (?:won|krw))?/gu,
    ([, count = ""]) => Number(count) * 1_000_000,
  ],
  [
    /(?<![\d.,$])(?:₩|krw ?)?(\d{2,5}(?:\.\d)?) ?k\b(?: (?:won|krw))?/gu,
    ([, count = ""]) => Number(count) * 1_000,
  ],
  [
    /\b(a|one|two|three|four|five|six|one and a half|a million and a half) million(?: (?:won|krw))?/gu,
    ([, word = ""]) =>
      (({ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, "one and a half": 1.5 })[
        word
      ] ?? Number.NaN) * 1_000_000,
  ],
];

/** Amounts of won in the sentence; what cannot be a budget is left out. */
export function spokenWon(plainText: string): SpokenWon[] {
  return AMOUNTS.flatMap(([amount, read]) =>
    [...plainText.matchAll(amount)].flatMap((match) => {
      const value = Math.round(read([...match].map((group) => group ?? "")));
      if (!isBudget(value)) return [];
      return [{ start: match.index, end: match.index + match[0].trimEnd().length, amount: value }];
    }),
  );
}

export function isBudget(value: number): boolean {
  return Number.isInteger(value) && value >= MAN && value <= 8 * MAX_WON;
}

/** "총 500" is 500 times ten thousand; a figure of the whole amount is itself. */
export function bareWon(figure: string): number {
  const value = plain(figure);
  return value < 10 * MAN ? value * MAN : value;
}

function plain(figure: string): number {
  return Number(figure.replaceAll(",", ""));
}
