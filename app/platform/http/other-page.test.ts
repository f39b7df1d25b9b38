import { expect, test } from "vitest";
import { isOtherPage } from "./other-page.ts";

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
