import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import {
  type CommunityFilter,
  communityListPath,
  MAX_POST_SEARCH,
} from "#app/domain/community/community-list.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";

type FilterProps = { readonly filter: CommunityFilter };

/** A plain form: the address says what was searched. */
export function PostSearch({ filter: { region, sort, q } }: FilterProps) {
  const { t } = useTranslation("community");
  const localized = useLocalized();
  return (
    <Form method="get" action={localized("/community")} role="search" className="mb-3 flex gap-2">
      {region ? <input type="hidden" name="region" value={region} /> : null}
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <input
        key={q ?? ""}
        type="search"
        name="q"
        className="input min-w-0 flex-1"
        aria-label={t("search")}
        placeholder={t("search")}
        maxLength={MAX_POST_SEARCH}
        defaultValue={q}
      />
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" />
        {t("search.button")}
      </Button>
    </Form>
  );
}

type PostSortsProps = FilterProps & { readonly total: number; readonly isMore: boolean };

export function PostSorts({ filter, total, isMore }: PostSortsProps) {
  const { t } = useTranslation("community");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-2">
      <p className="text-14 text-ink-2">
        {filter.q
          ? t(isMore ? "search.found_more" : "search.found", { q: filter.q, count: total })
          : t("posts", { count: total })}
      </p>
      <nav aria-label={t("sort")} className="flex gap-2">
        {[undefined, "answered" as const].map((sort) => (
          <ChipLink
            key={sort ?? "newest"}
            to={communityListPath({ ...filter, sort })}
            current={filter.sort === sort}
          >
            {t(`sort.${sort ?? "newest"}`)}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}
