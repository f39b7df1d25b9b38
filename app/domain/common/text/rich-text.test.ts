import { expect, test } from "vitest";
import { isEmptyRichText, paragraphsOf, plainTextOf, richTextIn, richTextOf } from "./rich-text.ts";

test("a plain text becomes paragraphs, and nothing in it is markup", () => {
  expect(richTextOf("첫째 <b>줄</b>\n둘째 줄\n\nA & B")).toBe(
    "<p>첫째 &lt;b&gt;줄&lt;/b&gt;<br />둘째 줄</p><p>A &amp; B</p>",
  );
  expect(richTextOf("<script>alert(1)</script>")).toBe(
    "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
  );
  expect(richTextOf("")).toBe("");
});

test("a rich text stays as it is", () => {
  const html = "<h2>A</h2><p>B</p>";
  expect(richTextOf(html)).toBe(html);
});

test("links inside the shop lead to the reader's language, others stay", () => {
  const html =
    '<p><a href="/course/home">a</a><a href="/">b</a><a href="/en/ai">c</a><a href="https://x.kr/en" rel="noopener noreferrer">d</a></p>';
  expect(richTextIn("ko", html)).toBe(html);
  expect(richTextIn("en", html)).toBe(
    html.replace('"/course/home"', '"/en/course/home"').replace('"/"', '"/en/"'),
  );
});

test("a rich text is read aloud without its tags, a plain one as it is", () => {
  const html = "<h2>겨울</h2><p>1 &lt; 2 &amp;amp; 3<br />끝</p><ul><li><p>하나</p></li></ul>";
  expect(plainTextOf(html)).toBe("겨울\n1 < 2 &amp; 3\n끝\n하나");
  expect(plainTextOf("a < b\n\nc")).toBe("a < b\n\nc");
});

test.each([
  ["", true],
  ["<p></p>", true],
  ["<p>&nbsp;</p><p><br /></p>", true],
  ["<p>a</p>", false],
  ['<img src="/uploads/x.webp">', false],
])("%j is empty: %s", (html, isEmpty) => {
  expect(isEmptyRichText(html)).toBe(isEmpty);
});

test("an empty line ends a paragraph, a single break does not", () => {
  expect(paragraphsOf("one\nstill one\n\n two \n \n\nthree\n")).toEqual([
    "one\nstill one",
    "two",
    "three",
  ]);
});

test("an empty text has no paragraphs", () => {
  expect(paragraphsOf(" \n\n ")).toEqual([]);
});
