import { useTranslation } from "react-i18next";
import { LOCALES, localePrefix } from "#app/domain/common/language/languages.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { useAdminFormat } from "./use-desk-format.ts";

type PreviewLinksProps = { readonly path: string; readonly size?: "xs" | "sm" };

/** How the shop would show it, in each language, also before anybody else may see it. */
export function PreviewLinks({ path, size = "xs" }: PreviewLinksProps) {
  const { t } = useTranslation("desk");
  const { language } = useAdminFormat();
  return LOCALES.map((locale) => (
    <a
      key={locale}
      href={`${localePrefix(locale)}/preview${path}`}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: "secondary", size })}
    >
      {t("preview_in", { language: language(locale) })}
    </a>
  ));
}
