import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

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
