import { MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#app/domain/common/date/content-date.ts";
import { authorPath } from "#app/domain/community/community-list.ts";
import { givenScores, PARTIES, type SubScores } from "#app/domain/community/review/review.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { frameClass, photoClass, roundCardClass } from "#app/ui/look/classes.ts";
import { OtherTexts } from "#app/ui/other-texts.tsx";
import { PersonName } from "#app/ui/person-name.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Stars } from "#app/ui/rating.tsx";
import type { ReviewRow } from "./review-queries.server.ts";

type ReviewRowsProps = {
  readonly rows: readonly ReviewRow[];
  /** What the author can do with each review. */
  readonly tools?: (row: ReviewRow) => ReactNode;
};

export function ReviewRows({ rows, tools }: ReviewRowsProps) {
  const { t } = useTranslation("review");
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={MessageSquareText}
        title={t("empty.title")}
        text={t("empty.text")}
        action={<ButtonLink to="/review">{t("empty.action")}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="grid grid-cols-1 items-stretch gap-4 lg:grid-cols-2 lg:gap-5">
      {rows.map((row) => (
        <li key={row.id} className={`${roundCardClass} flex min-w-0 flex-col p-5`}>
          <ReviewCard {...row} />
          <Pictures {...row} />
          <Reply {...row} />
          <Product {...row} />
          {tools?.(row)}
        </li>
      ))}
    </ul>
  );
}

function ReviewCard({ rating, author, authorId, party, usedOn, content, ...rest }: ReviewRow) {
  const { t } = useTranslation("review");
  const locale = useLocale();
  const company = PARTIES.find((each) => each === party);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="inline-flex items-center gap-2">
          <Stars value={rating} />
          <b className="tabular-nums whitespace-nowrap" aria-hidden="true">
            {rating}.0
          </b>
        </span>
        <span className="text-14 text-ink-3">
          <PersonName name={author} to={authorId ? authorPath(authorId) : undefined} />
        </span>
      </div>
      <ScoreLine {...rest} />
      <p className="mt-3 whitespace-pre-line">{content}</p>
      <OtherTexts texts={rest.otherContent} />
      <p className="mt-2 text-14 text-ink-3">
        {[company && t(`party.${company}`), t("used", { date: formatDate(usedOn, locale) })]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </>
  );
}

function ScoreLine(scores: SubScores) {
  const { t } = useTranslation("review");
  const given = givenScores(scores);
  if (given.length === 0) return null;
  return (
    <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-14">
      {given.map(({ score, points }) => (
        <div key={score} className="flex gap-1.5">
          <dt className="text-ink-2">{t(`score.${score}`)}</dt>
          <dd className="tabular-nums whitespace-nowrap font-semibold">{points}</dd>
        </div>
      ))}
    </dl>
  );
}

function Pictures({ pictures, author }: ReviewRow) {
  const { t } = useTranslation("review");
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {pictures.map((picture, index) => (
        <li key={picture.src} className={`${photoClass} h-24 w-32`}>
          <PictureImage
            picture={picture}
            alt={t("photo", { author, number: index + 1 })}
            sizes="128px"
          />
        </li>
      ))}
    </ul>
  );
}

/** What staff answered. */
function Reply({ reply, otherReply }: ReviewRow) {
  const { t } = useTranslation("review");
  if (!reply) return null;
  return (
    <div className="mt-3 rounded-card bg-fairway-50 p-4">
      <b className="block text-14">{t("reply")}</b>
      <p className="mt-1 whitespace-pre-line">{reply}</p>
      <OtherTexts texts={otherReply} />
    </div>
  );
}

function Product(row: ReviewRow) {
  const { t } = useTranslation("review");
  const body = (
    <>
      <span className={`${frameClass} size-12 flex-none rounded-[10px]`}>
        <PictureImage picture={row.productPicture} alt="" sizes="64px" />
      </span>
      <span className="min-w-0">
        <span className="block text-13 text-ink-3">{t(`about.${row.productKind}`)}</span>
        <b className="block truncate">{row.productName}</b>
      </span>
    </>
  );
  const look = "mt-auto flex items-center gap-3 border-t border-line pt-4";
  return (
    <>
      <span className="h-4" aria-hidden="true" />
      {row.productPublished ? (
        <AppLink to={`/${row.productKind}/${row.productId}`} className={`${look} hover:underline`}>
          {body}
        </AppLink>
      ) : (
        <span className={look}>{body}</span>
      )}
    </>
  );
}
