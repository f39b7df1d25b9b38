import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

/** 12,400P; with its sign, +500P and −500P. */
export function usePoints() {
  const { t } = useTranslation("benefit");
  const locale = useLocale();
  return (amount: number, sign: "never" | "always" = "never") =>
    t("points.amount", {
      amount: numberFormat(LOCALE_TAG[locale], {
        signDisplay: sign === "always" ? "exceptZero" : "auto",
      }).format(amount),
    });
}
