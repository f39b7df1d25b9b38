import { useTranslation } from "react-i18next";
import {
  type CommunityFilter,
  communityListPath,
  MAX_POST_SEARCH,
} from "#app/domain/community/community-list.ts";
import { ChipLink } from "#app/ui/chip.tsx";
import { SearchForm } from "#app/ui/form/search-form.tsx";

type FilterProps = { readonly filter: CommunityFilter };

export function PostSearch({ filter: { region, sort, q } }: FilterProps) {
  const { t } = useTranslation("community");
  return (
    <SearchForm
      path="/community"
      label={t("search")}
      button={t("search.button")}
      q={q}
      maxLength={MAX_POST_SEARCH}
      kept={{ region, sort }}
      className="mb-3"
    />
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
