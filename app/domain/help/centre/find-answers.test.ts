import { expect, test } from "vitest";
import { findAnswers, markWords, searchWords } from "./find-answers.ts";

const rain = {
  question: "비가 와서 라운드를 못 하면 돌려받나요?",
  words: "우천 취소 환불",
  text: "골프장이 문을 닫으면 전액 돌려드려요.",
};
const refund = {
  question: "환불은 며칠 만에 들어오나요?",
  words: "",
  text: "카드사에 따라 3–7일 걸려요.",
};
const packing = {
  question: "무엇을 준비하나요?",
  words: "짐",
  text: "여권과 골프화를 챙겨 주세요.",
};
const english = {
  question: "When do I get my money back?",
  words: "refund",
  text: "Within 3–7 days.",
};
const ALL = [packing, refund, rain, english];

function found(q: string) {
  return findAnswers(ALL, searchWords(q));
}

test("the answer with most of the words comes first", () => {
  expect(found("비 오면 환불")).toEqual([rain, refund]);
});

test("a word in the question weighs more than one in the answer", () => {
  expect(found("환불")).toEqual([refund, rain]);
});

test("a Korean word is found with any ending", () => {
  expect(found("환불은")[0]).toBe(refund);
  expect(found("라운드를")).toEqual([rain]);
});

test("one letter is found at the start of a word only", () => {
  expect(found("비")).toEqual([rain]);
});

test("Latin words are found in any case and from their start only", () => {
  expect(found("REFUND money")).toEqual([english]);
  expect(found("efund")).toEqual([]);
});

test.each(["", "   ", "?!", "(((", "[a-z]+\\", "%_", "🏌️"])(
  "a query without a word finds nothing: %j",
  (q) => {
    expect(found(q)).toEqual([]);
  },
);

test("words are marked in the text, never in tags or entities", () => {
  const html = '<p class="amp">Refund &amp; <a href="/refund">refund rule</a></p>';
  expect(markWords(html, searchWords("refund amp p class"))).toBe(
    '<p class="amp"><mark>Refund</mark> &amp; <a href="/refund"><mark>refund</mark> rule</a></p>',
  );
});

test("a search cannot insert tags into an answer", () => {
  const words = searchWords('<script>alert("x")</script>');
  expect(markWords("<p>alert</p>", words)).toBe("<p><mark>alert</mark></p>");
});

test("without a search nothing is marked", () => {
  expect(markWords("<p>환불</p>", searchWords(""))).toBe("<p>환불</p>");
});
