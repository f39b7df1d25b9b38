import { useTranslation } from "react-i18next";
import { LOCALES, localePrefix } from "#app/domain/common/language/locale.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { useAdminFormat } from "./use-desk-format.ts";

/** How the shop would show it, in each language, also before anybody else may see it. */
export function PreviewLinks({ path }: { readonly path: string }) {
  const { t } = useTranslation("catalogue");
  const { language } = useAdminFormat();
  return LOCALES.map((locale) => (
    <a
      key={locale}
      href={`${localePrefix(locale)}/preview${path}`}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: "secondary", size: "xs" })}
    >
      {t("preview_in", { language: language(locale) })}
    </a>
  ));
}
