import { expect, test } from "vitest";
import { isOtherPage, returnPath } from "./return-path.ts";

test.each(["/mypage", "/en/course/home?date=2027-01-12#fees", "/", "/qna/3?a=//b"])(
  "%s is a page of ours to go back to",
  (path) => {
    expect(returnPath(path, "/fallback")).toBe(path);
  },
);

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "evil.example/mypage",
  " /mypage",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\\evil.example",
  "/..//evil.example",
  "/./\\evil.example",
  "",
  `/${"a".repeat(2000)}`,
])("%j never leads away from here", (wanted) => {
  expect(returnPath(wanted, "/fallback")).toBe("/fallback");
});

test("without a path the fallback is used", () => {
  expect(returnPath(null, "/fallback")).toBe("/fallback");
});

const at = (path: string) => new URL(path, "http://shop.test");

const step = (from: string, to: string) => ({
  currentUrl: at(from),
  currentParams: {},
  nextUrl: at(to),
  nextParams: {},
  defaultShouldRevalidate: true,
});

test.each([
  { from: "/course/a", to: "/course/a?date=2027-01-12", asks: false, because: "a choice" },
  { from: "/course/a", to: "/course/b", asks: true, because: "another product" },
  { from: "/course/a", to: "/en/course/a", asks: true, because: "another language" },
  { from: "/course/a?x=1", to: "/course/a?x=1", asks: true, because: "the same page again" },
])("a navigation from $from to $to asks the server: $asks ($because)", ({ from, to, asks }) => {
  expect(isOtherPage(step(from, to))).toBe(asks);
});

test("after a form was sent, the page is loaded again", () => {
  const sent = { ...step("/qna", "/qna?sent=1"), formMethod: "POST" } as const;
  expect(isOtherPage(sent)).toBe(true);
});
