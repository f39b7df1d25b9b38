import { expect, test } from "vitest";
import { keysOf, searchWords } from "#app/domain/common/text/search-letters.ts";
import { MAX_KEYS, mayDiffer, parseSearch, termsQueries } from "./search-words.ts";

const keys = (text: string) => searchWords(text).map(({ units }) => keysOf(units));
const keysIn = (q: string) => parseSearch(q).words.map((word) => word.keys);

test.each([
  ["시암", ["tldka"]],
  ["Siam", ["siam"]],
  ["까", ["rk"]],
  ["값", ["rkqt"]],
  ["왜", ["dho"]],
  ["Le Méridien", ["le", "meridien"]],
  ["ＲＧ시티", ["rg", "tlxl"]],
  ["St Andrew’s 2000", ["st", "andrews", "2000"]],
  ["Bang Pa-In", ["bang", "pa", "in"]],
])("%j is struck as %j", (text, expected) => {
  expect(keys(text)).toEqual(expected);
});

test("letters of old Hangul, which are on no keyboard, are skipped", () => {
  expect(keys("\u1113")).toEqual([]);
  expect(keys("\u1113시암")).toEqual(["tldka"]);
  expect(parseSearch("\u1113").words).toEqual([]);
});

test("a text decomposed into jamo gives the same keys", () => {
  expect(keys("시암 컨트리".normalize("NFD"))).toEqual(keys("시암 컨트리"));
});

test("text typed with the wrong keyboard language gives the same keys", () => {
  expect(keys("tldka")).toEqual(keys("시암"));
  expect(keys("ㄴㅑㅁㅡ")).toEqual(keys("siam"));
  expect(keys("냐므")).toEqual(keys("siam"));
});

test.each(["ㅅ", "시", "시ㅇ", "시아", "시암", "시암ㅋ", "시암커"])(
  "%j is a beginning of 시암 컨트리",
  (half) => {
    expect(keys("시암컨트리")[0]?.startsWith(keys(half)[0] ?? "?")).toBe(true);
  },
);

test("initial consonants alone are searched as such, also when the keyboard joined them", () => {
  expect(keysIn("ㅅㅇ")).toEqual([["0td"]]);
  expect(keysIn("ㄳ")).toEqual([["0rt"]]);
  expect(keysIn("시ㅇ")).toEqual([["tld"]]);
});

test.each([
  ["파타야에서", "파타야"],
  ["방콕의", "방콕"],
  ["푸켓으로", "푸켓"],
  ["후아힌까지", "후아힌"],
  ["시암이랑", "시암"],
])("%j asks also for %j", (q, bare) => {
  expect(keysIn(q)[0]).toContain(keys(bare)[0]);
});

test.each(["발리", "다낭", "에서", "의", "사이"])("%j has no particle", (q) => {
  expect(keysIn(q)[0]).toEqual(keys(q));
});

test.each(["", " ", "%_\\", "…!?", "🏌️", "ไทย", "\u0000", "\ud800"])("%j gives no words", (q) => {
  expect(parseSearch(q)).toEqual({ words: [], whole: "" });
});

test("a long search is limited in words and keys", () => {
  const long = parseSearch("골".repeat(10_000));
  expect(long.whole).toHaveLength(MAX_KEYS);
  expect(parseSearch("골 ".repeat(10_000)).words).toHaveLength(8);
});

test("no input can be more than letters in a tsquery", () => {
  for (const q of ["a'b", "a & !b", "a:*", "<->", "(a|b)", "'); drop table courses; --"]) {
    for (const query of termsQueries(parseSearch(q))) {
      expect(query.replace(/'[=~]?[a-z0-9]+\.?'(:\*)?/g, "").replace(/[ ()&|]/g, "")).toBe("");
    }
  }
});

test("the shorter a word, the fewer of its keys may be wrong", () => {
  const differ = (q: string) => parseSearch(q).words.map(mayDiffer);
  expect(differ("sam siam black 시암 람차방 ㅅㅇㅋㅌㄹ")).toEqual([0, 1, 2, 1, 2, 0]);
});

test("a slip that is a name itself means either, while it is the only word", () => {
  expect(parseSearch("Siem").words).toEqual([{ keys: ["siem", "siam"], text: "siem" }]);
  expect(parseSearch("siem reap").words[0]?.keys).toEqual(["siem"]);
});
