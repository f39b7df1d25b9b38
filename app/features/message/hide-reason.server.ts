import { inEachLocale, type Localized } from "#app/domain/common/language/languages.ts";
import type { HideReason } from "#app/domain/community/moderation.ts";
import { translator } from "#app/platform/i18n/i18n.ts";

/** Why something was hidden, in each language, with what staff added to it. */
export function hideReasonText(reason: HideReason, note: string): Localized {
  return inEachLocale((locale) => {
    const words = translator(locale)(`message:hide_reason.${reason}`);
    if (note === "") return words;
    return reason === "other" ? note : `${words}: ${note}`;
  });
}
