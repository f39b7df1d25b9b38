import { shop as en } from "#app/locales/en/shop.ts";
import { shop as ko } from "#app/locales/ko/shop.ts";

/** One test speaks both languages: Korean on the phone, English on the desktop. */
export function wordsOf(project: string) {
  return project === "phone"
    ? { at: "", isPhone: true, ...ko }
    : { at: "/en", isPhone: false, ...en };
}

/** A sentence of the message files with what goes into its gaps. */
export function filled(sentence: string, gaps: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(gaps[name] ?? gap));
}
