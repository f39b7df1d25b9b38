import { BadgeCheck, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatPlainDay } from "#app/domain/common/date/date-text.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import { PARTIES } from "#app/domain/community/review/review.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { cardClass, frameClass } from "#app/ui/look/classes.ts";
import { laterClass, pageClass, railClass } from "#app/ui/look/page-layout.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Stars } from "#app/ui/rating.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { HomeReview } from "./home-queries.server.ts";

/** The reviewed course. */
type ReviewedCourse = {
  readonly id: string;
  readonly name: string;
  readonly picture: Picture | null;
  readonly price: { readonly perGolfer: Won } | undefined;
};

type ReviewStripProps = {
  readonly reviews: readonly HomeReview[];
  readonly courses: readonly ReviewedCourse[];
  readonly total: number;
};

export function ReviewStrip({ reviews, courses, total }: ReviewStripProps) {
  const { t } = useTranslation("home");
  if (reviews.length === 0) return null;
  return (
    <section className={`${laterClass} border-y border-line bg-sand`}>
      <div className={`${pageClass} py-8 md:py-11`}>
        <SectionHead
          title={t("reviews.title")}
          sub={t("reviews.sub")}
          more={{ to: "/review", label: t("reviews.more", { count: total }) }}
        />
        <ul className={`${railClass} gap-4 md:grid md:grid-cols-3 md:gap-5 md:overflow-visible`}>
          {reviews.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              course={courses.find(({ id }) => id === review.courseId)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type ReviewCardProps = {
  readonly review: HomeReview;
  readonly course: ReviewedCourse | undefined;
};

function ReviewCard({ review, course }: ReviewCardProps) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const party = PARTIES.find((known) => known === review.party);
  const who = [
    review.author,
    party && t(`party.${party}`),
    t("reviews.played", { date: formatPlainDay(review.usedOn, locale) }),
  ];
  return (
    <li className={`${cardClass} flex w-78 flex-col p-5 md:w-auto`}>
      <div className="flex items-center justify-between">
        <Stars value={review.rating} />
        <Badge tone="instant" icon={BadgeCheck}>
          {t("reviews.verified")}
        </Badge>
      </div>
      <p className="mt-3 line-clamp-5 flex-1">{review.content}</p>
      <p className="mt-3 text-14 text-ink-2">{who.filter(Boolean).join(" · ")}</p>
      {course ? (
        <AppLink
          to={`/course/${course.id}`}
          className="mt-4 flex items-center gap-3 border-t border-line pt-4"
        >
          <span className={`${frameClass} h-12 w-16 flex-none rounded-lg`}>
            <PictureImage picture={course.picture} alt="" sizes="64px" />
          </span>
          <span className="min-w-0 flex-1">
            <b className="block truncate">{course.name}</b>
            {course.price ? (
              <span className="text-14 text-ink-2 tabular-nums whitespace-nowrap">
                {t("reviews.from", { price: formatWon(course.price.perGolfer, locale) })}
              </span>
            ) : null}
          </span>
          <ChevronRight aria-hidden="true" className="text-ink-3" />
        </AppLink>
      ) : null}
    </li>
  );
}
