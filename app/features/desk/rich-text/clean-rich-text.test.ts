import { expect, test } from "vitest";
import { MAX_RICH_TEXT } from "#app/domain/common/text/rich-text.ts";
import { LEGAL_FORM } from "#app/domain/company/legal/legal-form.ts";
import { fieldErrors } from "#app/platform/http/form.ts";
import { cleanRichText } from "./clean-rich-text.server.ts";

const PICTURE = "/uploads/0b7e4a52-6f0e-4b1e-9c55-1f2d3c4b5a69-960.webp";

test.each([
  ["a script", "<p>a<script>alert(1)</script>b</p>", "<p>ab</p>"],
  ["an unclosed script", "<p>a</p><script>alert(1)", "<p>a</p>"],
  ["a handler", '<p onclick="x()" onmouseover=x()>a</p>', "<p>a</p>"],
  ["a picture with a handler", '<p>a</p><img src=x onerror="x()">', "<p>a</p>"],
  ["a javascript link", '<p><a href="javascript:x()">a</a></p>', "<p>a</p>"],
  ["a disguised javascript link", '<p><a href="jAva&#x09;script:x()">a</a></p>', "<p>a</p>"],
  ["a data link", '<p><a href="data:text/html,x">a</a></p>', "<p>a</p>"],
  ["a link to another host without a scheme", '<p><a href="//evil.kr">a</a></p>', "<p>a</p>"],
  ["the same with a backslash", '<p><a href="/\\evil.kr">a</a></p>', "<p>a</p>"],
  ["a link without TLS", '<p><a href="http://x.kr">a</a></p>', "<p>a</p>"],
  ["a data picture", '<p>a</p><img src="data:image/png;base64,AAAA">', "<p>a</p>"],
  ["a picture of another host", '<p>a</p><img src="https://x.kr/a.webp">', "<p>a</p>"],
  ["an SVG", "<p>a</p><svg><a xlink:href='x'>b</a><script>1</script></svg>", "<p>a</p>"],
  ["MathML", "<p>a</p><math><mtext><img src=x onerror=x()></mtext></math>", "<p>a</p>"],
  [
    "a style",
    '<style>p{display:none}</style><p style="position:fixed" class="x">a</p>',
    "<p>a</p>",
  ],
  ["an iframe", '<p>a</p><iframe src="https://x.kr"></iframe>', "<p>a</p>"],
  [
    "a form",
    '<p>a</p><form action="/logout"><input name="a"><button>b</button></form>',
    "<p>a</p>b",
  ],
  ["a comment", "<p>a<!-- <img src=x onerror=x()> --></p>", "<p>a</p>"],
  [
    "Word's junk",
    '<p class="MsoNormal">a<o:p></o:p></p><!--[if mso]><p>x</p><![endif]-->',
    "<p>a</p>",
  ],
  ["a broken attribute", '<p>a</p><img src="`><script>x()</script>">', "<p>a</p>"],
])("%s is taken out", (_what, html, clean) => {
  expect(cleanRichText(html)).toBe(clean);
});

test("keeps everything that the editor can make", () => {
  const html = `<h2>제목</h2><p>굵게 <strong>a</strong> <em>b</em> <u>c</u> <s>d</s><br />e</p><ul><li><p>하나</p></li></ul><ol><li><p>둘</p></li></ol><blockquote><p>말</p></blockquote><hr /><img src="${PICTURE}" alt="숲 &amp; 길" width="960" height="640" loading="lazy" /><p><a href="/event/1?a=1#b">안</a> <a href="https://x.kr/a?b=1" rel="noopener noreferrer">밖</a></p>`;
  expect(cleanRichText(html)).toBe(html);
  expect(cleanRichText(cleanRichText(html))).toBe(html);
});

test("equivalent markup becomes ours", () => {
  expect(cleanRichText("<h1>A</h1><div><b>b</b><i>i</i></div><h5>C</h5>")).toBe(
    "<h2>A</h2><p><strong>b</strong><em>i</em></p><h3>C</h3>",
  );
});

test("a plain text becomes paragraphs, and loose words one", () => {
  expect(cleanRichText("첫 줄\n둘째\n\n1 < 2")).toBe("<p>첫 줄<br />둘째</p><p>1 &lt; 2</p>");
  expect(cleanRichText("<b>a</b> b")).toBe("<p><strong>a</strong> b</p>");
});

test.each(["", " ", "<p></p>", "<p>&nbsp;</p><p><br></p>", "<script>x</script>"])(
  "%j is no text",
  (html) => {
    expect(cleanRichText(html)).toBe("");
  },
);

test("ten thousand nested tags are flattened", () => {
  const deep = `${"<blockquote>".repeat(10_000)}a${"</blockquote>".repeat(10_000)}`;
  const clean = cleanRichText(deep);
  expect(clean.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(20);
  expect(clean).toContain("a");
});

// The time limit of a test is the assertion: a pattern that looks back over and over would take minutes.
test.each(["<p><a href='x'", "<", "<p", "&nbsp;<", '<img src="'])(
  "cleaning the largest allowed text of %j ends",
  (piece) => {
    cleanRichText(piece.repeat(Math.ceil(MAX_RICH_TEXT / piece.length)));
  },
);

test("a megabyte is refused before anything is cleaned", () => {
  const article = { status: "draft", effectiveOn: "2027-01-01", title_ko: "a", intro_ko: "b" };
  const parsed = LEGAL_FORM.schema.safeParse({ ...article, body_ko: "x".repeat(1_000_000) });
  expect(parsed.error && fieldErrors(parsed.error)).toEqual({ body_ko: "record.too_long" });
});
