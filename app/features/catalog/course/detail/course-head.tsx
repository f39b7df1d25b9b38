import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { allPictures } from "#app/domain/picture/picture.ts";
import { freeCancelDays, lastFreeDay } from "#app/domain/reservation/refund/refund-steps.ts";
import { CourseBadges } from "#app/features/catalog/course/list/course-card.tsx";
import { WithRound } from "#app/features/catalog/course/round/round-sections.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { tabClass, tabsClass } from "#app/ui/look/tab-class.ts";
import { Gallery } from "#app/ui/overlay/gallery.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { CourseDetail } from "./course-queries.server.ts";

type CourseHeadProps = { readonly course: CourseDetail; readonly actions?: ReactNode };

/** Name and picture: the name first on a wide screen, the picture first on a phone. */
export function CourseHead({ course, actions }: CourseHeadProps) {
  const { t } = useTranslation("course");
  return (
    <div className="mx-auto flex w-full max-w-[78rem] flex-col md:px-6">
      <div className="max-md:hidden pt-3">
        <Breadcrumbs
          items={[
            { label: t("home.crumb"), to: "/course/home" },
            { label: course.city, to: `/course/city/${course.cityId}` },
            { label: course.name },
          ]}
        />
      </div>
      <header className="order-2 px-4 pt-5 md:order-1 md:flex md:items-end md:justify-between md:gap-6 md:px-0 md:pt-1 md:pb-5">
        <div className="min-w-0">
          <h1 className="text-28 font-extrabold md:text-36">{course.name}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            {course.otherName === course.name ? null : <span>{course.otherName}</span>}
            {course.rating === null ? null : (
              <a href="#reviews" className="inline-flex min-h-11 items-center md:min-h-8">
                <Rating value={course.rating} count={course.reviews} />
              </a>
            )}
            <span className="inline-flex items-center gap-1">
              <MapPin aria-hidden="true" />
              {`${course.city} · ${t("card.drive", { base: course.base, minutes: course.driveMinutes })}`}
            </span>
          </div>
          <div>
            <WithRound>
              {({ data: plan }) => (
                <CourseBadges
                  booking={course.booking}
                  freeCancelDays={freeCancelDays(course.tiers)}
                  freeUntil={plan?.chosen?.refunds && (lastFreeDay(plan.chosen.refunds) ?? null)}
                />
              )}
            </WithRound>
          </div>
        </div>
        {actions ? <div className="mt-4 flex flex-none gap-2 md:mt-0">{actions}</div> : null}
      </header>
      <div className="order-1 md:order-2">
        <Gallery pictures={allPictures(course)} name={course.name} />
      </div>
    </div>
  );
}

const SECTIONS = ["book", "included", "rules", "refund", "reviews", "caddies", "hotels"] as const;
type Section = (typeof SECTIONS)[number];

/** Anchor links; sections that this course lacks are left out. */
export function SectionTabs({ without }: { readonly without: readonly Section[] }) {
  const { t } = useTranslation("course");
  return (
    <nav
      aria-label={t("tabs.label")}
      className={`${tabsClass} sticky top-(--h-topbar) z-20 -mx-4 mt-6 px-2 md:top-(--h-header) md:mx-0 md:px-0`}
    >
      {SECTIONS.filter((section) => !without.includes(section)).map((section) => (
        <a key={section} href={`#${section}`} className={tabClass}>
          {t(`tabs.${section}`)}
        </a>
      ))}
    </nav>
  );
}

type Parts = Readonly<Record<"rules" | "caddies" | "hotels", readonly unknown[]>>;

export function absentSections(parts: Parts): Section[] {
  return (["rules", "caddies", "hotels"] as const).filter((part) => parts[part].length === 0);
}
