import { Images, MessageSquareText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatPlainDay } from "#app/domain/date/date-text.ts";
import { givenScores, type SubScores } from "#app/domain/review/sub-score.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Stars } from "#app/ui/rating.tsx";
import type { ProductReviewList } from "./product-reviews-queries.server.ts";

/** The average, the distribution of stars, and the newest reviews. */
export function ProductReviews({ reviews }: { readonly reviews: ProductReviewList }) {
  const { t } = useTranslation("hotel");
  const [onlyPhotos, setOnlyPhotos] = useState(false);
  const { photos } = reviews;
  const shown = onlyPhotos ? photos.newest : reviews.newest;
  if (reviews.average === undefined) {
    return (
      <div className="well flex items-start gap-3">
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
          <p className="text-36 font-extrabold num">{reviews.average.toFixed(1)}</p>
          <Stars value={reviews.average} />
          <p className="text-14 text-ink-2">{t("reviews.count", { count: reviews.total })}</p>
        </div>
        <dl className="dist">
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
        <p className="well mt-3 text-ink-2" role="status">
          {t("reviews.no_photos")}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      )}
    </>
  );
}

type StarRowProps = { readonly rating: number; readonly count: number; readonly total: number };

function StarRow({ rating, count, total }: StarRowProps) {
  const { t } = useTranslation("hotel");
  return (
    <div className="contents">
      <dt>{t("reviews.star_row", { count: rating })}</dt>
      <dd className="track" aria-hidden="true">
        <i style={{ width: `${(count / total) * 100}%` }} />
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
          <dd className="num text-18 font-bold">{points.toFixed(1)}</dd>
        </div>
      ))}
    </dl>
  );
}

const PARTIES = ["couple", "friends", "family", "solo", "work"] as const;

function Review({ review }: { readonly review: ProductReviewList["newest"][number] }) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const party = PARTIES.find((known) => known === review.party);
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={review.rating} />
        <b>{review.author}</b>
        <span className="text-14 text-ink-2">
          {[
            party && t(`reviews.party.${party}`),
            t("reviews.used", { day: formatPlainDay(review.usedOn, locale) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </p>
      <ScoreLine {...review} />
      <p className="mt-2 max-w-prose whitespace-pre-line">{review.content}</p>
      {review.pictures.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {review.pictures.map((picture, index) => (
            <li key={picture.src} className="photo h-24 w-32">
              <PictureImage
                picture={picture}
                alt={t("reviews.photo", { author: review.author, number: index + 1 })}
                sizes="128px"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {review.reply ? (
        <div className="mt-3 max-w-prose rounded-card bg-fairway-50 p-4">
          <b className="block text-14">{t("reviews.reply")}</b>
          <p className="mt-1 whitespace-pre-line">{review.reply}</p>
        </div>
      ) : null}
    </li>
  );
}

function ScoreLine(scores: SubScores) {
  const { t } = useTranslation("hotel");
  const given = givenScores(scores);
  if (given.length === 0) return null;
  return (
    <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-14">
      {given.map(({ score, points }) => (
        <div key={score} className="flex gap-1.5">
          <dt className="text-ink-2">{t(`reviews.score.${score}`)}</dt>
          <dd className="num font-semibold">{points}</dd>
        </div>
      ))}
    </dl>
  );
}
