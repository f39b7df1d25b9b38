import { CircleX, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { MAX_QUERY } from "#app/domain/catalog/search/search-query.ts";
import { helpPath } from "#app/domain/help/centre/help-query.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { iconButtonClass } from "#app/ui/icon-button.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";

const SUGGESTIONS = ["pickup", "tip", "name", "late"] as const;

export function HelpSearch({ q }: { readonly q: string }) {
  const { t } = useTranslation("help");
  const localized = useLocalized();
  return (
    <section className="bg-fairway-50">
      <div className={`${pageClass} py-7 md:py-12`}>
        <div className="mx-auto max-w-[45rem] md:text-center">
          <h1 className="text-28 md:text-36">{t("heading")}</h1>
          <Form method="get" action={localized("/help")} role="search" className="relative mt-4">
            <Search
              className="pointer-events-none absolute top-4 left-4 size-6 text-ink-2"
              aria-hidden="true"
            />
            <input
              // A new search from the address replaces what was typed.
              key={q}
              className={inputClass({ kind: "search" })}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={MAX_QUERY}
              enterKeyHint="search"
              aria-label={t("search")}
              placeholder={t("placeholder")}
            />
            {q ? (
              <AppLink
                to="/help"
                className={iconButtonClass({ className: "absolute top-1.5 right-1.5" })}
                aria-label={t("clear")}
              >
                <CircleX className="text-ink-3" aria-hidden="true" />
              </AppLink>
            ) : null}
          </Form>
          <div className="mt-3 flex flex-wrap gap-2 md:justify-center">
            {SUGGESTIONS.map((name) => (
              <ChipLink key={name} to={helpPath({ q: t(`suggestion.${name}`) })}>
                {t(`suggestion.${name}`)}
              </ChipLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
