import { expect, test } from "vitest";
import { searchDocument } from "./search-document.ts";
import { parseSearch, termsQueries } from "./search-words.ts";

const SIAM = searchDocument({
  kind: "course",
  id: "th-siam-old",
  names: ["시암 컨트리클럽 올드 코스", "Siam Country Club Old Course"],
  around: ["파타야·촌부리", "Pattaya & Chonburi"],
});
const TERMS = SIAM.terms.split(" ").map((term) => term.slice(1, -1));

/** As PostgreSQL reads one word of a tsquery: how well the document fits, 0 best; undefined when it does not. */
function fitOf(q: string): number | undefined {
  const fit = termsQueries(parseSearch(q)).findIndex((query) =>
    [...query.matchAll(/'([^']+)'(:\*)?/g)].some(([, term = "", isBeginning]) =>
      TERMS.some((each) => (isBeginning ? each.startsWith(term) : each === term)),
    ),
  );
  return fit === -1 ? undefined : fit;
}

test.each([
  ["시암컨트리클럽올드코스", 0],
  ["시암올드", 0],
  ["SiamOld", 0],
  ["시암", 0],
  ["시암컨", 1],
  ["ㅅㅇㅋ", 1],
  ["올드코", 1],
  ["컨트리클럽올", 2],
  ["country", 1],
  ["올드", 1],
  ["암컨", 2],
  ["ㅋㅌㄹ", 1],
  ["싸얌컨트리", 1],
  ["촌부리", 3],
  ["빠따야", 3],
  ["pattaya", 3],
  ["시암골프장", 1],
  ["시암올드골프", 1],
  ["siam ctry", 1],
  ["파타야골프장", 3],
  ["파타야시암", 3],
  ["골프장", 3],
])("%j fits %i", (q, fit) => {
  expect(fitOf(q)).toBe(fit);
});

test.each(["방콕", "iam", "호텔", "ㅁㅁ", "ourse"])("%j does not fit", (q) => {
  expect(fitOf(q)).toBeUndefined();
});

test("a mistyped word is corrected to words and pairs of words in their spelling", () => {
  expect(SIAM.words.get("tldka")).toBe("시암");
  expect(SIAM.words.get("siamcountry")).toBe("siam country");
});

test("terms are plain letters for names in any script", () => {
  const { terms } = searchDocument({
    kind: "hotel",
    id: "x",
    names: ["L'Hôtel \\ \"Ünder\" & 'Söhne' <b>", "호텔 ‘여름’ 🏝"],
    around: [],
  });
  expect(terms).toMatch(/^('[=~]?[a-z0-9]+\.?' ?)+$/);
});
