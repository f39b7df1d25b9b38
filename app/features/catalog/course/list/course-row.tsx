import { clsx } from "clsx";
import { CarFront } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CourseFilter } from "#app/domain/catalog/course/course-filter.ts";
import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { UnavailableCourse } from "#app/features/catalog/course/round/unavailable-course.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import {
  soldOutClass,
  wideCardClass,
  wideColumnsClass,
  wideNameClass,
} from "#app/ui/look/product-card-class.ts";
import { perClass } from "#app/ui/money/price-class.ts";
import { Price } from "#app/ui/money/price-tag.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { CourseBadges } from "./course-card.tsx";
import type { ListedCourse } from "./course-list-queries.server.ts";

export type CourseRowProps = {
  readonly course: ListedCourse;
  /** The start of the drive. */
  readonly start: string;
  readonly filter: Pick<CourseFilter, "date" | "players">;
  /** Shown over the picture: a heart. */
  readonly corner?: ReactNode;
  readonly priority?: boolean;
  readonly isActive?: boolean;
};

const SIZES = "(min-width: 840px) 248px, 92vw";

/** A course in a list: picture next to the text, above it on a phone. */
export function CourseRow(props: CourseRowProps) {
  const { course, start, filter, corner, priority = false, isActive = false } = props;
  const { availability } = course;
  const { t } = useTranslation("list");
  const locale = useLocale();
  const yards = numberFormat(LOCALE_TAG[locale]).format(course.yards);
  const isOpen = availability.state === "open";
  const date =
    availability.state === "open"
      ? (filter.date ?? availability.price.day)
      : availability.next?.day;
  return (
    <article
      className={clsx(
        wideCardClass,
        wideColumnsClass,
        "flex-col max-md:flex max-md:gap-0 max-md:border-0 max-md:p-0 max-md:shadow-none!",
        isActive && "border-ink! shadow-soft",
        !isOpen && soldOutClass,
      )}
    >
      <div className={`${photoClass} aspect-4/3 self-start max-md:w-full`}>
        <PictureImage picture={course.picture} alt="" sizes={SIZES} priority={priority} />
        {corner}
      </div>
      <div className="flex min-w-0 flex-col max-md:pt-3">
        <p className="flex items-center gap-1 text-14 leading-5 text-ink-2">
          <CarFront aria-hidden="true" className="size-[18px]" />
          {course.minutes === null
            ? t("row.unknown_drive", { start })
            : t("row.drive", { start, minutes: course.minutes })}
        </p>
        <h2 className={isOpen ? wideNameClass : `${wideNameClass} text-ink-3`}>
          <AppLink
            to={visitPath(course.id, { ...filter, ...(date ? { date } : {}) })}
            className="after:absolute after:inset-0 after:z-[1]"
          >
            {course.name}
          </AppLink>
        </h2>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
          {course.rating === null ? null : <Rating value={course.rating} count={course.reviews} />}
          <span>{t("row.facts", { holes: course.holes, par: course.par, yards })}</span>
        </div>
        {availability.state === "open" ? (
          <>
            <CourseBadges {...course} />
            <OpenPrice availability={availability} />
          </>
        ) : (
          <UnavailableCourse course={course} availability={availability} filter={filter} />
        )}
      </div>
    </article>
  );
}

type OpenPriceProps = {
  readonly availability: Extract<ListedCourse["availability"], { state: "open" }>;
};

function OpenPrice({ availability: { price, tees } }: OpenPriceProps) {
  const { t } = useTranslation("list");
  const locale = useLocale();
  return (
    <div className="mt-auto flex items-end justify-between gap-3 pt-3">
      <p className="text-14 leading-5 text-ink-2">
        {tees ? (
          <>
            <span className="tabular-nums whitespace-nowrap">
              {t("row.hours", { first: tees.first, last: tees.last })}
            </span>
            <br />
            {t("row.tees", { count: tees.free })}
          </>
        ) : (
          <>
            {t("row.lowest")}
            <br />
            <span className="tabular-nums whitespace-nowrap">
              {formatShortDay(price.day, locale)}
            </span>
          </>
        )}
      </p>
      <div className="grid justify-items-end text-right">
        <Price amount={price.perGolfer} size="lg" />
        <span className={perClass}>{t("row.per_golfer")}</span>
      </div>
    </div>
  );
}
