import { MapPin, Search, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import {
  SEARCH_TABS,
  type SearchTab,
  searchPath,
} from "#app/domain/catalog/search/search-query.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { SearchBox } from "./search-box.tsx";

type SearchTabsProps = {
  readonly q: string;
  readonly tab: SearchTab;
  readonly counts: Readonly<Record<SearchTab, number>>;
};

export function SearchResultTabs({ q, tab, counts }: SearchTabsProps) {
  const { t } = useTranslation("search");
  return (
    <LinkTabs
      label={t("tabs")}
      tabs={SEARCH_TABS.map((each) => ({
        to: searchPath({ q, tab: each }),
        label: t(`tab.${each}`),
        count: counts[each],
        current: each === tab,
      }))}
    />
  );
}

type SearchGroupProps = {
  readonly q: string;
  readonly kind: Exclude<SearchTab, "all">;
  readonly tab: SearchTab;
  readonly total: number;
  readonly children: readonly ReactNode[];
};

/** The hits of one kind; the first tab links to all of them. */
export function SearchGroup({ q, kind, tab, total, children }: SearchGroupProps) {
  const { t } = useTranslation("search");
  if (children.length === 0) return null;
  const more = { to: searchPath({ q, tab: kind }), label: t("more", { count: total }) };
  return (
    <section className="pt-8">
      {tab === "all" ? (
        <SectionHead title={t(`tab.${kind}`)} more={total > children.length ? more : undefined} />
      ) : (
        <h2 className="sr-only">{t(`tab.${kind}`)}</h2>
      )}
      <ul className="grid gap-x-5 gap-y-9 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {children}
      </ul>
    </section>
  );
}

type MatchedCitiesProps = {
  readonly cities: readonly { readonly id: string; readonly name: string }[];
};

/** A search for a city links to all of its courses. */
export function MatchedCities({ cities }: MatchedCitiesProps) {
  const { t } = useTranslation("search");
  if (cities.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2" aria-label={t("suggestions.cities")}>
      {cities.map(({ id, name }) => (
        <li key={id}>
          <ChipLink icon={MapPin} to={`/course/city/${id}`}>
            {t("city_courses", { city: name })}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

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
              <ButtonLink to={`/ai?${new URLSearchParams({ say: q })}`}>{t("plan")}</ButtonLink>
              <ButtonLink variant="secondary" to="/course/home">
                {t("browse_courses")}
              </ButtonLink>
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

export function SearchForm({ q }: { readonly q: string }) {
  const { t } = useTranslation("search");
  const localized = useLocalized();
  return (
    <Form method="get" action={localized("/search")} role="search" className="relative flex gap-2">
      {/* A new question from the address replaces what was typed. */}
      <SearchBox key={q} q={q} />
      <Button type="submit" className="min-h-13!">
        <Search aria-hidden="true" />
        {t("submit")}
      </Button>
    </Form>
  );
}
