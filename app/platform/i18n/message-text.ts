import { isTemplate } from "#app/domain/message/delivery.ts";
import { TEMPLATE_WORDS, textKeyOf } from "#app/domain/message/template-words.ts";
import type { Template } from "#app/domain/message/templates.ts";
import type { Translate } from "./i18n.ts";

export type Words = Readonly<Record<string, string>>;

export type MessageText = { readonly subject: string; readonly body: string };

/** What a message says, in the language of `t`; undefined for one that this build does not know. */
export function messageText(t: Translate, template: string, words: Words): MessageText | undefined {
  if (!isTemplate(template)) return undefined;
  const given = { ...wordsOf(template, words), context: words.state };
  return {
    subject: t(`message:subject.${template}`, given),
    body: t(`message:body.${template}`, given),
  };
}

/** Every word the text inserts, and a dash for a missing one, so that readers never see braces. */
function wordsOf(template: Template, words: Words): Words {
  const names = Object.keys(TEMPLATE_WORDS[textKeyOf(template, words.state)]);
  return Object.fromEntries(names.map((name) => [name, words[name] ?? "–"]));
}
