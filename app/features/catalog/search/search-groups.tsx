import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  SEARCH_TABS,
  type SearchTab,
  searchPath,
} from "#app/domain/catalog/search/search-query.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";

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
