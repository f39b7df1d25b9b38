import { useTranslation } from "react-i18next";
import { PRODUCT_KINDS } from "#app/domain/catalog/product-kind.ts";
import { type ReviewFilter, reviewListPath } from "#app/domain/content/review-list.ts";
import { RATINGS } from "#app/domain/review/review.ts";
import { ChipLink } from "#app/ui/chip.tsx";
import { StarSolid } from "#app/ui/icons.tsx";
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

export function ReviewRatings({ kind, rating }: ReviewFilter) {
  const { t } = useTranslation("review");
  return (
    <nav aria-label={t("filter")} className="rail gap-2 py-1">
      <ChipLink to={reviewListPath({ kind, rating: undefined })} current={rating === undefined}>
        {t("filter.all")}
      </ChipLink>
      {RATINGS.map((each) => (
        <ChipLink key={each} to={reviewListPath({ kind, rating: each })} current={each === rating}>
          <StarSolid className="text-star" />
          {t("filter.rating", { count: each })}
        </ChipLink>
      ))}
    </nav>
  );
}
