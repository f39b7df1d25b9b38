import { UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CaddyLanguage } from "#app/domain/catalog/caddy-filter.ts";
import { languageName } from "#app/domain/place-name.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type NoCaddiesProps = {
  readonly city: string;
  readonly path: string;
  readonly language: CaddyLanguage | undefined;
};

/** Nobody here, or nobody here who speaks the language: each has its own way on. */
export function NoCaddies({ city, path, language }: NoCaddiesProps) {
  const { t } = useTranslation("caddy");
  const locale = useLocale();
  if (language) {
    return (
      <EmptyState
        icon={UserRound}
        title={t("city.empty_language_title", { city, language: languageName(language, locale) })}
        text={t("city.empty_language_text")}
        action={<ButtonLink to={path}>{t("city.all_languages")}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={UserRound}
      title={t("city.empty_title", { city })}
      text={t("city.empty_text")}
      action={
        <>
          <ButtonLink to="/caddy/home">{t("city.others")}</ButtonLink>
          <ButtonLink to="/qna" variant="secondary">
            {t("city.ask")}
          </ButtonLink>
        </>
      }
    />
  );
}
