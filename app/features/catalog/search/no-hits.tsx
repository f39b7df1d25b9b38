import { SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { searchPath } from "#app/domain/catalog/search/search-query.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Nothing at all, or nothing of this kind. */
export function NoHits({ q, elsewhere }: { readonly q: string; readonly elsewhere: boolean }) {
  const { t } = useTranslation("search");
  return (
    <div className="pt-8">
      {elsewhere ? (
        <EmptyState
          icon={SearchX}
          title={t("none_tab")}
          text={t("none_tab_text")}
          action={<ButtonLink to={searchPath({ q })}>{t("see_all")}</ButtonLink>}
        />
      ) : (
        <EmptyState
          icon={SearchX}
          title={t("none", { q })}
          text={t("none_text")}
          action={
            <>
              <ButtonLink to="/course/home">{t("browse_courses")}</ButtonLink>
              <ButtonLink variant="secondary" to="/best30">
                {t("browse_best")}
              </ButtonLink>
              <ButtonLink variant="secondary" to="/hotel/home">
                {t("browse_hotels")}
              </ButtonLink>
            </>
          }
        />
      )}
    </div>
  );
}
