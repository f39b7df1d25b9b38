import { Images, MessageSquareText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMyReviews } from "#app/features/community/review/vote/helpful-button.tsx";
import { Chip, ChipLink } from "#app/ui/chip.tsx";
import { wellClass } from "#app/ui/look/classes.ts";
import { Stars } from "#app/ui/rating.tsx";
import { distributionClass, StarTrack } from "#app/ui/star-track.tsx";
import { ProductReview } from "./product-review.tsx";
import type { ProductReviewList } from "./product-reviews-queries.server.ts";

/** The average, the distribution of stars, and the newest reviews. */
export function ProductReviews({ reviews }: { readonly reviews: ProductReviewList }) {
  const { t } = useTranslation("hotel");
  const [onlyPhotos, setOnlyPhotos] = useState(false);
  const { photos } = reviews;
  const shown = onlyPhotos ? photos.newest : reviews.newest;
  const mine = useMyReviews(shown.map(({ id }) => id));
  if (reviews.average === undefined) {
    return (
      <div className={`${wellClass} flex items-start gap-3`}>
        <MessageSquareText className="mt-0.5 size-6 flex-none text-ink-3" aria-hidden="true" />
        <p>
          <b className="block">{t("reviews.empty_title")}</b>
          <span className="text-14 text-ink-2">{t("reviews.empty_text")}</span>
        </p>
      </div>
    );
  }
  return (
    <>
      <div className="grid items-center gap-5 rounded-panel bg-sand p-5 sm:grid-cols-[auto_1fr] sm:gap-8 md:p-6">
        <div className="text-center">
          <p className="text-36 font-extrabold tabular-nums whitespace-nowrap">
            {reviews.average.toFixed(1)}
          </p>
          <Stars value={reviews.average} />
          <p className="text-14 text-ink-2">{t("reviews.count", { count: reviews.total })}</p>
        </div>
        <dl className={`${distributionClass} grid-cols-[auto_1fr_auto]`}>
          {reviews.distribution.map(({ rating, count }) => (
            <StarRow key={rating} rating={rating} count={count} total={reviews.total} />
          ))}
        </dl>
        <AverageScores scores={reviews.scores} />
      </div>
      <div className="mt-4 flex">
        <Chip
          icon={Images}
          pressed={onlyPhotos}
          className="noscript:hidden"
          onClick={() => setOnlyPhotos(!onlyPhotos)}
        >
          {t("reviews.photos", { total: photos.total })}
        </Chip>
      </div>
      {shown.length === 0 ? (
        <p className={`${wellClass} mt-3 text-ink-2`} role="status">
          {t("reviews.no_photos")}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map((review) => (
            <ProductReview key={review.id} review={review} mine={mine} />
          ))}
        </ul>
      )}
      <MoreReviews product={reviews.product} />
    </>
  );
}

type StarRowProps = { readonly rating: number; readonly count: number; readonly total: number };

function StarRow({ rating, count, total }: StarRowProps) {
  const { t } = useTranslation("hotel");
  return (
    <div className="contents">
      <dt>{t("reviews.star_row", { count: rating })}</dt>
      <dd>
        <StarTrack percent={(count / total) * 100} />
      </dd>
      <dd>{count}</dd>
    </div>
  );
}

function AverageScores({ scores }: Pick<ProductReviewList, "scores">) {
  const { t } = useTranslation("hotel");
  if (scores.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-t pt-4 sm:col-span-2 md:grid-cols-4">
      {scores.map(({ score, points }) => (
        <div key={score}>
          <dt className="text-14 text-ink-2">{t(`reviews.score.${score}`)}</dt>
          <dd className="tabular-nums whitespace-nowrap text-18 font-bold">{points.toFixed(1)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The list of all reviews of this product: its filters are in the address. */
function MoreReviews({ product: { kind, id } }: Pick<ProductReviewList, "product">) {
  const { t } = useTranslation("hotel");
  return (
    <p className="mt-2">
      {/* Written out: what reads this address would be fetched by every page of the shop. */}
      <ChipLink to={`/review?kind=${kind}&product=${id}`}>{t("reviews.all")}</ChipLink>
    </p>
  );
}
