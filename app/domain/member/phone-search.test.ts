import { expect, test } from "vitest";
import { phoneSearch, wholeNumber } from "./phone-search.ts";

const whole = (...numbers: string[]) => ({ by: "whole", numbers });

test.each([
  ["5678", { by: "end", digits: "5678" }],
  [" 56-78 ", { by: "end", digits: "5678" }],
  ["010-1234-5678", whole("01012345678", "821012345678")],
  ["+82 10 1234 5678", whole("01012345678", "821012345678")],
  ["+82 (0)10 1234 5678", whole("01012345678", "821012345678")],
  ["+66 81 234 5678", whole("66812345678")],
])("%s is looked for as %j", (q, search) => {
  expect(phoneSearch(q)).toEqual(search);
});

test.each(["", "678", "45678", "345678", "2345678", "PT-2026-5678", "5678a", "전화 5678"])(
  "%j is no search for a number: its digits could be guessed one by one",
  (q) => {
    expect(phoneSearch(q)).toBeUndefined();
  },
);

test.each([
  ["010-1234-5678", "01012345678"],
  ["+82 10 1234 5678", "01012345678"],
  ["전화 010-1234-5678", "01012345678"],
  ["+66 81 234 5678", "66812345678"],
  ["12345678", "12345678"],
  ["5678", undefined],
  ["PT-2026-5678", undefined],
  ["김도현", undefined],
])("%j asks for the whole number %s", (q, number) => {
  expect(wholeNumber(q)).toBe(number);
});
