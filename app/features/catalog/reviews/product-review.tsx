import { useTranslation } from "react-i18next";
import { formatPlainDay } from "#app/domain/common/date/date-text.ts";
import { authorPath } from "#app/domain/community/community-list.ts";
import { givenScores, type SubScores } from "#app/domain/community/review/review.ts";
import {
  HelpfulButton,
  type MyReviews,
} from "#app/features/community/review/vote/helpful-button.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { OtherTexts } from "#app/ui/other-texts.tsx";
import { PersonName } from "#app/ui/person-name.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Stars } from "#app/ui/rating.tsx";
import type { ProductReviewList } from "./product-reviews-queries.server.ts";

const PARTIES = ["couple", "friends", "family", "solo", "work"] as const;

type ProductReviewProps = {
  readonly review: ProductReviewList["newest"][number];
  readonly mine: MyReviews;
};

export function ProductReview({ review, mine }: ProductReviewProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const party = PARTIES.find((known) => known === review.party);
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={review.rating} />
        <b>
          <PersonName
            name={review.author}
            to={review.authorId ? authorPath(review.authorId) : undefined}
          />
        </b>
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
      <OtherTexts texts={review.otherContent} />
      {review.pictures.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {review.pictures.map((picture, index) => (
            <li key={picture.src} className={`${photoClass} h-24 w-32`}>
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
          <OtherTexts texts={review.otherReply} />
        </div>
      ) : null}
      <div className="-ms-3 mt-2">
        <HelpfulButton review={review} mine={mine} label={t("reviews.helpful")} />
      </div>
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
          <dd className="tabular-nums whitespace-nowrap font-semibold">{points}</dd>
        </div>
      ))}
    </dl>
  );
}
