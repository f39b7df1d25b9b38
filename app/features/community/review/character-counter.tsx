import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { MAX_REVIEW_CHARACTERS } from "#app/domain/community/review/review.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

const NEAR = 50;

/** Shown all the time; read out by screen readers only near the limit. */
export function CharacterCounter({ characters }: { readonly characters: number }) {
  const { t } = useTranslation("review");
  const { format } = numberFormat(LOCALE_TAG[useLocale()]);
  const over = characters - MAX_REVIEW_CHARACTERS;
  const count = t("write.letters", {
    number: format(characters),
    most: format(MAX_REVIEW_CHARACTERS),
  });
  const tooMany = over > 0 ? t("write.letters_over", { over: format(over) }) : "";
  return (
    <p
      className={
        over > 0
          ? "num text-right text-14 font-semibold text-danger-700"
          : "num text-right text-14 text-ink-2"
      }
    >
      <span>{[count, tooMany].filter(Boolean).join(" · ")}</span>
      <span className="sr-only" role="status">
        {over > -NEAR ? [count, tooMany].filter(Boolean).join(" ") : ""}
      </span>
    </p>
  );
}
