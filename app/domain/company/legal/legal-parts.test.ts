import { expect, test } from "vitest";
import { legalBodyOf, legalParts, legalPartsIn } from "./legal-parts.ts";

const SECTIONS = [
  {
    heading: { ko: "제1조 목적", en: "1 Purpose" },
    paragraphs: [{ ko: "첫째\n둘째", en: "One" }, { ko: "A & B" }],
  },
];

test("a text is split at its headings, and the part before them has none", () => {
  expect(legalParts("<p>a</p><h2>1 &amp; 2</h2><p>b</p><h3>x</h3><h2>3</h2>")).toEqual([
    { heading: "", html: "<p>a</p>" },
    { heading: "1 & 2", html: "<p>b</p><h3>x</h3>" },
    { heading: "3", html: "" },
  ]);
  expect(legalParts("")).toEqual([]);
});

test("sections of paragraphs are shown in the reader's language, or in the only one available", () => {
  expect(legalPartsIn("en", { body: null, sections: SECTIONS })).toEqual([
    { heading: "1 Purpose", html: "<p>One</p><p>A &amp; B</p>" },
  ]);
});

test("shows the desk's text before the sections, with links in the language", () => {
  const body = { ko: '<h2>새</h2><p><a href="/qna">문의</a></p>', en: "" };
  expect(legalPartsIn("ko", { body, sections: SECTIONS })).toEqual([
    { heading: "새", html: '<p><a href="/qna">문의</a></p>' },
  ]);
  expect(legalPartsIn("en", { body, sections: [] })[0]?.html).toContain('href="/en/qna"');
});

test("the editor opens sections as one article of one language", () => {
  expect(legalBodyOf("ko", { body: null, sections: SECTIONS })).toBe(
    "<h2>제1조 목적</h2><p>첫째<br />둘째</p><p>A &amp; B</p>",
  );
  expect(legalBodyOf("ko", { body: { ko: "<p>x</p>" }, sections: SECTIONS })).toBe("<p>x</p>");
});
