import { expect, test } from "vitest";
import { inEachLocale } from "#app/domain/common/language/languages.ts";
import { won } from "../common/money.ts";
import { textKeyOf, type WordedTemplate } from "./template-words.ts";
import { wordsInLocale, writeWords } from "./write-words.ts";

test("sums, counts and dates are written once for each language", () => {
  const product = { ko: "시암 올드", en: "Siam Old" };
  expect(writeWords({ template: "refund-done", words: { product, amount: won(12_000) } })).toEqual({
    product,
    amount: { ko: "₩12,000", en: "₩12,000" },
  });
  const date = "2027-01-12";
  expect(writeWords({ template: "points-expiring", words: { points: 1500, date } })).toEqual({
    points: { ko: "1,500", en: "1,500" },
    date: { ko: "2027년 1월 12일", en: "January 12, 2027" },
  });
  const until = new Date("2027-01-11T11:02:00Z");
  expect(
    writeWords({ template: "offer-made", words: { product, date, times: "07:00", until } }),
  ).toEqual({
    product,
    date: { ko: "1월 12일 (화)", en: "Tue, Jan 12" },
    times: "07:00",
    until: { ko: "2027년 1월 11일 20:02", en: "January 11, 2027, 20:02" },
  });
  expect(writeWords({ template: "marketing-consent", words: { date: until } })).toEqual({
    date: { ko: "2027. 1. 11.", en: "Jan 11, 2027" },
  });
});

test("the state is stored with the words of its text, and with no others", () => {
  const loginId = "demo";
  expect(writeWords({ template: "find-id", words: { loginId, state: "plain" } })).toEqual({
    loginId,
    state: "plain",
  });
  const both = { loginId, provider: "Google", state: undefined };
  expect(writeWords({ template: "find-id", words: both })).toEqual({ loginId, provider: "Google" });
  expect(writeWords({ template: "password-changed" })).toEqual({});
});

test("a state that this build does not know has the text of its template", () => {
  expect(textKeyOf("marketing-consent", "withdrawn")).toBe("marketing-consent_withdrawn");
  expect(textKeyOf("marketing-consent", "given")).toBe("marketing-consent");
  expect(textKeyOf("marketing-consent", undefined)).toBe("marketing-consent");
});

test("a caller that forgets, misnames or mistypes a word does not compile", () => {
  const wrong: readonly WordedTemplate[] = [
    // @ts-expect-error: the code is missing.
    { template: "email-code" },
    // @ts-expect-error: the word is called `code`.
    { template: "email-code", words: { kode: "123456" } },
    // @ts-expect-error: a message without words takes none.
    { template: "password-changed", words: { name: "Emma" } },
    // @ts-expect-error: a name that editors write comes in both languages.
    { template: "coupon-received", words: { coupon: "Spring coupon" } },
    // @ts-expect-error: a sum is given as won, not as text.
    { template: "refund-done", words: { product: {}, amount: "₩12,000" } },
    // @ts-expect-error: there is no such state.
    { template: "refund-done", words: { product: {}, amount: won(1), state: "paw" } },
    // @ts-expect-error: the social text names the provider.
    { template: "find-id", words: { loginId: "demo", state: "social" } },
    // @ts-expect-error: there is no such template.
    { template: "reservation-payed", words: {} },
  ];
  expect(wrong).toHaveLength(8);
});

test("a name stored in both languages is shown in the reader's, a plain text as it is", () => {
  const words = {
    product: { ko: "시암 올드", en: "Siam Old" },
    code: "AB12",
    reason: { ko: "비" },
  };
  expect(wordsInLocale(words, "en")).toEqual({ product: "Siam Old", code: "AB12", reason: "비" });
  expect(wordsInLocale(words, "ko")).toEqual({ product: "시암 올드", code: "AB12", reason: "비" });
});

test("a sum is written once for each language", () => {
  expect(inEachLocale((locale) => `${locale}!`)).toEqual({ ko: "ko!", en: "en!" });
});
