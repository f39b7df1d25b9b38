import { isLocale, type Locale, localePrefix } from "../language/languages.ts";

/** What a cleaned rich text begins with; texts from before the editor are plain and never do. */
const BLOCK = /^<(?:p|h2|h3|ul|ol|blockquote|img|hr)\b/;

/** Letters of an article with its tags. */
export const MAX_RICH_TEXT = 60_000;

export function isRichText(text: string): boolean {
  return BLOCK.test(text);
}

/** A text as HTML: a plain one becomes paragraphs. Expects what the desk has cleaned, or plain text. */
export function richTextOf(text: string): string {
  if (isRichText(text)) return text;
  return paragraphsOf(text)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll("\n", "<br />")}</p>`)
    .join("");
}

/** For a page in a language: links inside the shop lead to that language. */
export function richTextIn(locale: Locale, text: string): string {
  return richTextOf(text).replaceAll(/ href="(\/[^"]*)"/g, (link, path: string) => {
    const [, first = ""] = path.split(/[/?#]/);
    return isLocale(first) ? link : ` href="${localePrefix(locale)}${path}"`;
  });
}

/** Without tags, one line for each block: for feeds, descriptions and searches. */
export function plainTextOf(text: string): string {
  if (!isRichText(text)) return text;
  return text
    .replaceAll(/<br \/>|<\/(?:p|h2|h3|li|blockquote)>/g, "\n")
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot);/g, (_entity, name: string) => ENTITIES[name] ?? "")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
}

/** An editor that was emptied still sends its last, empty paragraph. */
export function isEmptyRichText(text: string): boolean {
  return !text.includes("<img") && text.replaceAll(/<[^<>]*>|&nbsp;/g, "").trim() === "";
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A text split into paragraphs at empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
