import { expect, test } from "vitest";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { TEMPLATE_WORDS, type TextKey } from "#app/domain/message/template-words.ts";
import { type MessageChannel, TEMPLATES, type Template } from "#app/domain/message/templates.ts";
import { businessIn } from "#app/features/company/company-queries.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { messageText } from "#app/platform/i18n/message-text.ts";
import { type OutboxRow, renderMessage } from "./render-message.server.ts";

addAllMessages();

const ORIGIN = "https://palmtee.test";

function render(row: Partial<OutboxRow> & { readonly template: Template }) {
  const whole: OutboxRow = {
    id: 7,
    channel: "email",
    locale: "ko",
    recipient: "kim@example.com",
    words: {},
    link: "/mypage",
    ...row,
  };
  const rendered = renderMessage(whole, ORIGIN, businessIn({}, whole.locale));
  if (!rendered) throw new Error("not rendered");
  return rendered;
}

/** Each text of each template in each language, with its words filled in. */
const every = (Object.keys(TEMPLATE_WORDS) as TextKey[]).flatMap((key) => {
  const [template, state = ""] = key.split("_") as [Template, string?];
  const names = Object.keys(TEMPLATE_WORDS[key]);
  const words = { ...Object.fromEntries(names.map((name) => [name, `<${name}>`])), state };
  return LOCALES.map((locale) => ({ key, locale, template, words, names }));
});

const goesBy = (channel: MessageChannel) =>
  every.filter(({ template }) => TEMPLATES[template].channels.some((each) => each === channel));

test.each(goesBy("email"))("$key is whole in $locale, in text and in HTML", (message) => {
  const { template, locale, words, names } = message;
  const { subject, text, html = "" } = render({ template, locale, words });
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/\{\{|\}\}|undefined|subject\.|body\./);
  }
  for (const name of names) {
    expect(subject + text).toContain(`<${name}>`);
    expect(html).toContain(`&lt;${name}&gt;`);
  }
  expect(text).toContain(locale === "ko" ? `${ORIGIN}/mypage` : `${ORIGIN}/en/mypage`);
  expect(html).toContain(locale === "ko" ? "팜티" : "Palmtee");
  if (locale === "en") expect(text.replace("(광고)", "")).not.toMatch(/[가-힣]/);
});

test("a mail about a trip shows its picture by a whole address, and its text is the same without it", () => {
  const picture = { src: "/pictures/siam", widths: [400, 800], width: 800, height: 600, blur: "" };
  const about = { template: "refund-done", words: { product: "파타야 3일, 둘이서" } } as const;
  const { html, text } = render({ ...about, picture });
  expect(html).toContain(`<img src="${ORIGIN}/pictures/siam-800.webp" alt=""`);
  expect(text).toBe(render(about).text);
  expect(render(about).html).not.toContain("<img");
});

test.each(goesBy("text"))("$key is whole in $locale as a text message", (message) => {
  const { template, locale, words, names } = message;
  const { text } = render({ template, locale, words, channel: "text" });
  expect(text).not.toMatch(/\{\{|\}\}|undefined|subject\.|body\./);
  for (const name of names) expect(text).toContain(`<${name}>`);
});

test.each(goesBy("alarm"))("$key is whole in $locale as an alarm", (message) => {
  const { template, locale, words, names } = message;
  const { subject = "", body = "" } = messageText(translator(locale), template, words) ?? {};
  for (const part of [subject, body]) {
    expect(part).not.toMatch(/^$|\{\{|\}\}|undefined|subject\.|body\./);
  }
  for (const name of names) expect(subject + body).toContain(`<${name}>`);
});

test("a missing value leaves a dash, never braces", () => {
  expect(render({ template: "welcome" }).text).toContain("– 님");
});

test("a consent message says whether consent was given or withdrawn", () => {
  const state = (name: string) =>
    render({ template: "marketing-consent", words: { date: "2026. 11. 15.", state: name } }).text;
  expect(state("given")).toContain("동의하셨어요");
  expect(state("withdrawn")).toContain("철회하셨어요");
});

test("advertising says so first, and how to end it; nothing else does", () => {
  const ad = render({ template: "event-news", words: { title: "가을 특가" }, locale: "en" });
  expect(ad.subject).toBe("(광고) [Palmtee] 가을 특가");
  expect(ad.text).toContain(`${ORIGIN}/en/mypage/settings`);
  expect(ad.html).toContain(`${ORIGIN}/en/mypage/settings`);
  expect(render({ template: "welcome" }).subject).not.toContain("광고");
});

test("a text message is short, plain and branded", () => {
  const text = render({
    template: "reservation-confirmed",
    channel: "text",
    words: { product: "시암" },
    link: "/reservation",
  });
  expect(text.html).toBeUndefined();
  expect(text.text).toMatch(
    /^\[팜티\] 시암 예약이 확정됐어요\..*\nhttps:\/\/palmtee\.test\/reservation$/,
  );
});

test.each([
  "//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\\evil.example",
  "/..//evil.example",
])("a link that leads elsewhere (%s) is left out", (link) => {
  const { text, html } = render({ template: "welcome", link });
  expect(text + html).not.toMatch(/evil|javascript/);
});

test.each([
  "Kim\r\nBcc: victim@example.com",
  "Kim\nBcc: victim@example.com",
  "Kim\u2028Bcc: victim@example.com",
  "Kim\u0000\u202Emoc.live",
])("a name with a line break stays on its line: %j", (name) => {
  const { subject, text } = render({ template: "event-news", words: { title: name } });
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u202E]/u);
  expect(text.split("\n").some((line) => line.startsWith("Bcc:"))).toBe(false);
});

test("a member's name is never read as a template", () => {
  const { text } = render({ template: "welcome", words: { name: "{{code}} $t(frame:brand)" } });
  expect(text).toContain("{{code}} $t(frame:brand) 님");
});

test("a message of another build is not guessed at", () => {
  const row = { id: 1, template: "unknown", channel: "email", locale: "ko" } as const;
  const rest = { recipient: "a@example.com", words: {}, link: null };
  expect(renderMessage({ ...row, ...rest }, ORIGIN, businessIn({}, "ko"))).toBeUndefined();
});
