import { expect, test } from "vitest";
import { inEachLocale } from "../common/language/languages.ts";
import { wordsInLocale } from "./message-words.ts";

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
