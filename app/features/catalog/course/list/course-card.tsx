import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { monthDayText } from "#app/domain/common/date/plain-date-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import {
  cardBadgesClass,
  cardNameClass,
  cardPlaceClass,
  cardPricingClass,
  productCardClass,
} from "#app/ui/look/product-card-class.ts";
import { Price } from "#app/ui/money/price-tag.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { CourseCard as Course } from "./course-card-queries.server.ts";

type CourseCardProps = {
  readonly course: Course;
  /** Shown over the picture: a heart. */
  readonly corner?: ReactNode;
  /** Under the price. */
  readonly below?: ReactNode;
  readonly rank?: number;
  /** Visible without scrolling, so its picture loads first. */
  readonly priority?: boolean;
  /** Hidden on the city's own page. */
  readonly hideCity?: boolean;
  readonly className?: string;
  /** The width of its picture outside a grid. */
  readonly sizes?: string;
};

const SIZES = "(min-width: 1080px) 285px, (min-width: 640px) 45vw, 92vw";

export function CourseCard(props: CourseCardProps) {
  const { course, corner, below, rank, priority = false, hideCity = false } = props;
  const { className = "", sizes = SIZES } = props;
  const { t } = useTranslation("course");
  const drive = t("card.drive", { base: course.base, minutes: course.driveMinutes });
  return (
    <article className={`${productCardClass} ${className}`}>
      <div className={`${photoClass} aspect-4/3`}>
        <PictureImage picture={course.picture} alt="" sizes={sizes} priority={priority} />
        {rank === undefined ? null : (
          <span className="absolute top-0 left-3 z-2 grid h-10 w-8.5 place-items-center bg-ink pb-1.5 text-16 font-extrabold text-paper tabular-nums [clip-path:polygon(0_0,100%_0,100%_100%,50%_84%,0_100%)]">
            <span className="sr-only">{t("card.rank", { rank })}</span>
            <span aria-hidden="true">{rank}</span>
          </span>
        )}
        {corner}
      </div>
      <p className={cardPlaceClass}>
        <span>{hideCity ? drive : `${course.city} · ${drive}`}</span>
      </p>
      <h3 className={cardNameClass}>
        <AppLink to={`/course/${course.id}`} className="after:absolute after:inset-0 after:z-[1]">
          {course.name}
        </AppLink>
      </h3>
      <div className="mt-1 flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
        {course.rating === null ? null : <Rating value={course.rating} count={course.reviews} />}
        <span>{t("card.holes", { holes: course.holes, par: course.par })}</span>
      </div>
      <CourseBadges {...course} />
      <div className={cardPricingClass}>
        {course.price ? (
          <Price amount={course.price.perGolfer} unit={t("per_golfer")} />
        ) : (
          <span className="text-14 text-ink-2">{t("card.no_price")}</span>
        )}
      </div>
      {below}
    </article>
  );
}

type CourseBadgesProps = Pick<Course, "booking" | "freeCancelDays"> & {
  /** The last free day for the chosen date, null where it has none; without a date the rule is shown. */
  readonly freeUntil?: LocalDate | null | undefined;
};

export function CourseBadges({ booking, freeCancelDays, freeUntil }: CourseBadgesProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const isRuleShown = freeUntil === undefined && freeCancelDays !== undefined;
  return (
    <div className={cardBadgesClass}>
      <Badge tone={booking}>{t(`booking.${booking}`)}</Badge>
      {isRuleShown ? (
        <Badge tone="free">{t("card.free_cancel", { days: freeCancelDays })}</Badge>
      ) : null}
      {freeUntil ? (
        <Badge tone="free">
          {t("card.free_until", { date: monthDayText(freeUntil, locale, "short") })}
        </Badge>
      ) : null}
    </div>
  );
}
