import { useTranslation } from "react-i18next";
import { formatWon } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { cardClass, photoClass } from "#app/ui/look/classes.ts";
import { perClass } from "#app/ui/money/price-class.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { NearCourse } from "./near-course-queries.server.ts";

type NearCoursesProps = {
  readonly courses: readonly NearCourse[];
  /** The course that the hotel belongs to. */
  readonly onCourseId: string | null;
};

export function NearCourses({ courses, onCourseId }: NearCoursesProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  if (courses.length === 0) return <p className="text-ink-2">{t("courses.empty")}</p>;
  return (
    <ul className={`${cardClass} divide-y divide-line`}>
      {courses.map((course) => (
        <li key={course.id}>
          <AppLink
            to={`/course/${course.id}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4 hover:bg-sand sm:flex-nowrap"
          >
            <span className={`${photoClass} h-[60px] w-20 flex-none`}>
              <PictureImage picture={course.picture} alt="" sizes="80px" />
            </span>
            <span className="min-w-0 flex-1">
              <b className="block leading-6">{course.name}</b>
              <span className="text-14 text-ink-2">
                {course.id === onCourseId
                  ? t("courses.on_site")
                  : t("courses.drive", { minutes: course.driveMinutes, km: course.roadKm })}
              </span>
            </span>
            <span className="text-right max-sm:w-full">
              {course.perGolfer === undefined ? (
                <span className="text-14 text-ink-2">{t("courses.no_price")}</span>
              ) : (
                <>
                  <b className="tabular-nums whitespace-nowrap sm:block">
                    {formatWon(course.perGolfer, locale)}
                  </b>{" "}
                  <span className={perClass}>{t("courses.per_golfer")}</span>
                </>
              )}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
