import { expect, test } from "vitest";
import { otherTexts } from "./other-language-texts.ts";

test("a text in two languages can be read in the other one", () => {
  const both = { ko: "좋아요", en: "Good" };
  expect(otherTexts(both, "ko")).toEqual([{ locale: "en", text: "Good" }]);
  expect(otherTexts(both, "en")).toEqual([{ locale: "ko", text: "좋아요" }]);
});

test.each([null, {}, { ko: "좋아요" }, { ko: "좋아요", en: "" }, { en: "Good" }])(
  "%j has no text in another language than the one shown",
  (text) => {
    expect(otherTexts(text, "ko")).toEqual([]);
    expect(otherTexts(text, "en")).toEqual([]);
  },
);
