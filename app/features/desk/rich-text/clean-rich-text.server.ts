import sanitizeHtml from "sanitize-html";
import {
  DEFAULT_LOCALE,
  inEachLocale,
  type Localized,
} from "#app/domain/common/language/languages.ts";
import { isEmptyRichText, isRichText, richTextOf } from "#app/domain/common/text/rich-text.ts";
import { cutTo } from "#app/domain/common/text/storable.ts";
import { inputName, type RecordField } from "#app/domain/desk/record/record-fields.ts";
import type { RecordRow } from "#app/features/desk/record/record-type.server.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";

/** Pictures of our own, as `/api/uploads` stores them. */
const PICTURE = /^\/uploads\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,4}\.webp$/;
const OUTSIDE = /^https:\/\/[^\s"<>]+$/;
const INSIDE = /^\/(?![/\\])[^\s"<>\\]*$/;
/** What looks like markup at all; anything else was written in the plain text box. */
const TAG = /<[a-z/!]/i;

/** The one list of what an article may contain. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "br", "strong", "em", "u", "s", "h2", "h3", "ul", "ol", "li", "blockquote", "hr"],
    ...["a", "img"],
  ],
  allowedAttributes: { a: ["href", "rel"], img: ["src", "alt", "width", "height", "loading"] },
  allowedSchemes: ["https"],
  allowProtocolRelative: false,
  nestingLimit: 20,
  // Their content is no text either.
  nonTextTags: ["script", "style", "textarea", "option", "svg", "math", "title", "template", "xmp"],
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h2",
    h4: "h3",
    h5: "h3",
    h6: "h3",
    div: "p",
    a: (_tag, { href = "" }) => linkOf(href),
    img: (_tag, attributes) => ({ tagName: "img", attribs: pictureOf(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !PICTURE.test(attribs.src ?? ""),
};

function linkOf(href: string): sanitizeHtml.Tag {
  if (INSIDE.test(href)) return { tagName: "a", attribs: { href } };
  if (OUTSIDE.test(href)) return { tagName: "a", attribs: { href, rel: "noopener noreferrer" } };
  // No allowed tag: the words stay, the link goes.
  return { tagName: "span", attribs: {} };
}

function pictureOf({ src = "", alt = "", width, height }: sanitizeHtml.Attributes) {
  const size = (value: string | undefined) => (/^\d{1,4}$/.test(value ?? "") ? value : undefined);
  const [wide, high] = [size(width), size(height)];
  return {
    src,
    alt: cutTo(alt, 200),
    ...(wide && high ? { width: wide, height: high } : {}),
    loading: "lazy",
  };
}

/** What may be stored and shown; a plain text becomes paragraphs, an empty article nothing. */
export function cleanRichText(text: string): string {
  const html = TAG.test(text) ? sanitizeHtml(text, RULES).trim() : richTextOf(text);
  if (isEmptyRichText(html)) return "";
  return isRichText(html) ? html : `<p>${html}</p>`;
}

/** The same row with its rich texts cleaned. */
export function withCleanTexts(fields: readonly RecordField[], row: RecordRow): RecordRow {
  const cleaned = fields
    .filter(({ kind }) => kind === "rich_text")
    .map(({ name, column = name }) => {
      const texts = (row[column] ?? {}) as Localized;
      return [column, inEachLocale((locale) => cleanRichText(texts[locale] ?? ""))] as const;
    });
  return { ...row, ...Object.fromEntries(cleaned) };
}

/** Articles of which nothing is left, by the input of the language in which they are needed. */
export function emptiedTexts(fields: readonly RecordField[], row: RecordRow): FieldErrors {
  const emptied = fields
    .filter(({ kind, required }) => kind === "rich_text" && required)
    .filter(({ name, column = name }) => !(row[column] as Localized)[DEFAULT_LOCALE])
    .map((field) => [inputName(field, DEFAULT_LOCALE), "record.required"] as const);
  return Object.fromEntries(emptied);
}
