import { Images, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PRODUCT_KINDS } from "#app/domain/common/product/product-kind.ts";
import { RATINGS, SEASONS } from "#app/domain/community/review/review.ts";
import {
  type ReviewFilter,
  reviewListPath,
} from "#app/domain/community/review/review-list-query.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { StarSolid } from "#app/ui/icons.tsx";
import { railClass } from "#app/ui/look/page-layout.ts";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { ReviewSummary } from "./review-queries.server.ts";

type ReviewKindsProps = ReviewFilter & Pick<ReviewSummary, "perKind">;

export function ReviewKinds({ kind, perKind }: ReviewKindsProps) {
  const { t } = useTranslation("review");
  const all = Object.values(perKind).reduce((sum, count) => sum + count, 0);
  return (
    <LinkTabs
      label={t("tabs")}
      tabs={[undefined, ...PRODUCT_KINDS].map((each) => ({
        to: reviewListPath({ kind: each, rating: undefined }),
        label: t(`kind.${each ?? "all"}`),
        count: each ? (perKind[each] ?? 0) : all,
        current: each === kind,
      }))}
    />
  );
}

export function ReviewRatings(filter: ReviewFilter) {
  const { rating } = filter;
  const { t } = useTranslation("review");
  return (
    <nav aria-label={t("filter")} className={`${railClass} gap-2 py-1`}>
      <ChipLink
        to={reviewListPath({ ...filter, rating: undefined })}
        current={rating === undefined}
      >
        {t("filter.all")}
      </ChipLink>
      {RATINGS.map((each) => (
        <ChipLink
          key={each}
          to={reviewListPath({ ...filter, rating: each })}
          current={each === rating}
        >
          <StarSolid className="text-star" />
          {t("filter.rating", { count: each })}
        </ChipLink>
      ))}
    </nav>
  );
}

/** When it was used, and whether there are photos; each link switches its own filter. */
export function ReviewSeasons(filter: ReviewFilter) {
  const { t } = useTranslation("review");
  return (
    <nav aria-label={t("filter.season")} className={`${railClass} gap-2 py-1`}>
      {SEASONS.map((each) => {
        const current = each === filter.season;
        const to = reviewListPath({ ...filter, season: current ? undefined : each });
        return (
          <ChipLink key={each} to={to} current={current}>
            {t(`season.${each}`)}
          </ChipLink>
        );
      })}
      <ChipLink
        icon={Images}
        to={reviewListPath({ ...filter, photos: filter.photos ? undefined : "1" })}
        current={filter.photos !== undefined}
      >
        {t("filter.photos")}
      </ChipLink>
    </nav>
  );
}

const SORTS = [undefined, "helpful"] as const;

export function ReviewSorts(filter: ReviewFilter) {
  const { t } = useTranslation("review");
  return (
    <nav aria-label={t("sort")} className="flex justify-end gap-1">
      {SORTS.map((sort) => (
        <ButtonLink
          key={sort ?? "newest"}
          variant="ghost"
          size="sm"
          to={reviewListPath({ ...filter, sort })}
          aria-current={sort === filter.sort ? "true" : undefined}
          className={sort === filter.sort ? "font-bold underline" : undefined}
          preventScrollReset
        >
          {t(`sort.${sort ?? "newest"}`)}
        </ButtonLink>
      ))}
    </nav>
  );
}

type OneProductProps = { readonly filter: ReviewFilter; readonly name: string };

/** Which product the reviews are about, and the way back to all. */
export function OneProduct({ filter, name }: OneProductProps) {
  const { t } = useTranslation("review");
  return (
    <p className="flex flex-wrap items-center gap-2 pt-4">
      <b>{name}</b>
      <ChipLink icon={X} to={reviewListPath({ ...filter, product: undefined })}>
        {t("filter.all_products")}
      </ChipLink>
    </p>
  );
}
