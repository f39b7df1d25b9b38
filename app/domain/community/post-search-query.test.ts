import { expect, test } from "vitest";
import { postSearch, postSearchOf } from "./post-search-query.ts";

/** As the database looks: the index by parts first, then the keys. */
function finds(q: string, title: string, content = ""): boolean {
  const { searchKeys, searchParts } = postSearch({
    title: { ko: title },
    content: { en: content },
  });
  const { keys, parts } = postSearchOf(q);
  const isContained = keys.length > 0 && keys.every((each) => searchKeys.includes(each));
  const isIndexed = parts.every((part) => searchParts.includes(part));
  // What the keys contain, the index must lead to.
  if (isContained) expect([q, isIndexed]).toEqual([q, true]);
  return isContained;
}

test.each([
  ["파타야", "11월 파타야 라운드"],
  ["타야", "11월 파타야 라운드"],
  ["라운드 파타야", "11월 파타야 라운드"],
  ["파타ㅇ", "11월 파타야 라운드"],
  ["파", "11월 파타야 라운드"],
  ["ㅍ", "11월 파타야 라운드"],
  ["월", "11월 파타야 라운드"],
  ["워", "11월 파타야 라운드"],
  ["s", "Siam Old Course"],
  ["siam", "Siam Old Course"],
  ["cours", "Siam Old Course"],
  ["골프장추천", "태국골프장추천해요"],
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
