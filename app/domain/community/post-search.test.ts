import { expect, test } from "vitest";
import { postSearchKeys, postSearchPatterns } from "./post-search.ts";

function finds(q: string, title: string, content = ""): boolean {
  const keys = postSearchKeys({ title: { ko: title }, content: { en: content } });
  const patterns = postSearchPatterns(q).map((pattern) => pattern.slice(1, -1));
  return patterns.length > 0 && patterns.every((pattern) => keys.includes(pattern));
}

test.each([
  ["파타야", "11월 파타야 라운드"],
  ["타야", "11월 파타야 라운드"],
  ["라운드 파타야", "11월 파타야 라운드"],
  ["파타ㅇ", "11월 파타야 라운드"],
  ["SIAM", "Siam Old Course"],
  ["sia", "Siam Old Course"],
  ["2자리", "2자리 있어요"],
  ["café", "CAFE 모임"],
])("%s finds “%s”", (q, title) => {
  expect(finds(q, title)).toBe(true);
});

test.each([
  ["푸켓", "11월 파타야 라운드"],
  ["파타야 푸켓", "11월 파타야 라운드"],
  ["아야", "11월 파타야 라운드"],
  ["", "무엇이든"],
  ["%", "100% 즐거움"],
  ["_", "밑줄_있음"],
  ["●●●", "연락처 010-1234-5678"],
  ["\0", "무엇이든"],
])("%j does not find “%s”", (q, title) => {
  expect(finds(q, title)).toBe(false);
});

test("words of the title and of the text are found together, in either language", () => {
  expect(finds("pattaya 라운드", "라운드", "Let us play in Pattaya")).toBe(true);
});

test.each(["010-1234-5678", "5678", "busan_gull", "gull", "me@example.com", "example"])(
  "%s, which is masked on the page, is not found",
  (q) => {
    const text = "연락은 010-1234-5678, 카톡 busan_gull, me@example.com 으로";
    expect(finds(q, "함께 쳐요", text)).toBe(false);
    expect(finds("함께", "함께 쳐요", text)).toBe(true);
  },
);
