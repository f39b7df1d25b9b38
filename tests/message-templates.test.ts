import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#app/domain/common/language/languages.ts";
import { TEMPLATE_WORDS } from "#app/domain/message/template-words.ts";

function textsOf(locale: Locale): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`app/locales/${locale}/message/message.json`, "utf8"));
}

const namesIn = (text = "") =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name))].sort();

const every = Object.entries(TEMPLATE_WORDS).flatMap(([key, words]) =>
  LOCALES.map((locale) => ({ key, locale, words: Object.keys(words).sort() })),
);

// A text message has no subject, so the body alone must say everything.
test.each(every)("the body of $key inserts exactly its words in $locale", (message) => {
  const { key, locale, words } = message;
  expect(namesIn(textsOf(locale)[`body.${key}`])).toEqual(words);
});

test.each(every)("the subject of $key inserts no other word in $locale", (message) => {
  const { key, locale, words } = message;
  const texts = textsOf(locale);
  const subject = texts[`subject.${key}`] ?? texts[`subject.${key.split("_")[0]}`];
  expect(subject).toBeTruthy();
  expect(namesIn(subject).filter((name = "") => !words.includes(name))).toEqual([]);
});

test.each(LOCALES)("every text of a message in %s belongs to a declared template", (locale) => {
  const keys = Object.keys(textsOf(locale));
  const declared = Object.keys(TEMPLATE_WORDS);
  const bodies = keys.filter((key) => key.startsWith("body."));
  expect(bodies.sort()).toEqual(declared.map((key) => `body.${key}`).sort());
  const subjects = keys.filter((key) => key.startsWith("subject."));
  expect(subjects.filter((key) => !declared.includes(key.slice("subject.".length)))).toEqual([]);
});
