import {
  type Locale,
  type Localized,
  localizedText,
} from "#app/domain/common/language/languages.ts";
import { escaped, plainTextOf, richTextIn, richTextOf } from "#app/domain/common/text/rich-text.ts";
import type { LegalSection } from "./legal-kinds.ts";

/** One section of a legal text as it is shown; what stands before the first heading has none. */
export type LegalPart = { readonly heading: string; readonly html: string };

/** Cut at its headings, so that the page can list them. */
export function legalParts(html: string): readonly LegalPart[] {
  const [opening = "", ...sections] = html.split("<h2>");
  const parts = sections.map((section) => {
    const [heading = "", rest = ""] = section.split("</h2>");
    return { heading: plainTextOf(`<p>${heading}</p>`), html: rest };
  });
  return opening === "" ? parts : [{ heading: "", html: opening }, ...parts];
}

type LegalTexts = {
  readonly body: Localized | null;
  readonly sections: readonly LegalSection[];
};

/** Texts of the demo are sections of paragraphs, those of the desk are rich texts. */
export function legalPartsIn(locale: Locale, { body, sections }: LegalTexts): readonly LegalPart[] {
  const written = localizedText(body ?? {}, locale);
  if (written !== "") return legalParts(richTextIn(locale, written));
  return sections.map(({ heading, paragraphs }) => ({
    heading: localizedText(heading, locale),
    html: paragraphs.map((each) => richTextOf(localizedText(each, locale))).join(""),
  }));
}

/** A text as the editor opens it, in one language alone. */
export function legalBodyOf(locale: Locale, { body, sections }: LegalTexts): string {
  if (body?.[locale]) return body[locale];
  return sections
    .filter(({ heading }) => heading[locale])
    .map(({ heading, paragraphs }) => {
      const texts = paragraphs.map((each) => richTextOf(each[locale] ?? ""));
      return `<h2>${escaped(heading[locale] ?? "")}</h2>${texts.join("")}`;
    })
    .join("");
}
