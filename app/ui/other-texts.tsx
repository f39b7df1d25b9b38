import { LANGUAGES, LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import type { OtherText } from "#app/domain/community/review/other-language-texts.ts";

/** The same text in another language, opened without scripts; nothing where there is no other. */
export function OtherTexts({ texts }: { readonly texts: readonly OtherText[] }) {
  return texts.map(({ locale, text }) => (
    <details key={locale} className="mt-1 max-w-prose">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-ink-2 underline underline-offset-4">
        {LANGUAGES[locale].name}
      </summary>
      <p lang={LOCALE_TAG[locale]} className="whitespace-pre-line pb-1">
        {text}
      </p>
    </details>
  ));
}
