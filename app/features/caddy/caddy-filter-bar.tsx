import { ArrowDownUp, Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  CADDY_LANGUAGES,
  CADDY_SORTS,
  type CaddyFilter,
  caddyQuery,
} from "#app/domain/catalog/caddy-filter.ts";
import { listPath } from "#app/domain/paging.ts";
import { languageName } from "#app/domain/place-name.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { ChipLink } from "#app/ui/chip.tsx";

type CaddyFilterBarProps = { readonly path: string; readonly filter: Omit<CaddyFilter, "page"> };

/** Language and sort, both in the address. */
export function CaddyFilterBar({ path, filter }: CaddyFilterBarProps) {
  const { t } = useTranslation("caddy");
  const locale = useLocale();
  const to = (change: Partial<CaddyFilter>) => listPath(path, caddyQuery({ ...filter, ...change }));
  return (
    <div className="mb-5 grid min-w-0 grid-cols-1 gap-2">
      <nav className="rail gap-2!" aria-label={t("language.label")}>
        <ChipLink
          to={to({ language: undefined })}
          icon={Languages}
          isSet={!filter.language}
          current={!filter.language}
        >
          {t("language.any")}
        </ChipLink>
        {CADDY_LANGUAGES.map((language) => (
          <ChipLink
            key={language}
            to={to({ language })}
            isSet={language === filter.language}
            current={language === filter.language}
          >
            {languageName(language, locale)}
          </ChipLink>
        ))}
      </nav>
      <nav className="rail gap-2!" aria-label={t("sort.label")}>
        {CADDY_SORTS.map((sort) => (
          <ChipLink
            key={sort}
            to={to({ sort })}
            icon={sort === filter.sort ? ArrowDownUp : undefined}
            isSet={sort === filter.sort}
            current={sort === filter.sort}
          >
            {t(`sort.${sort}`)}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}
