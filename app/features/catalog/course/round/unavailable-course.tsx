import { useTranslation } from "react-i18next";
import { alertPath } from "#app/domain/catalog/alert/alert-path.ts";
import type { CourseFilter } from "#app/domain/catalog/course/course-filter.ts";
import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import type { ListedCourse } from "#app/features/catalog/course/list/course-list-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

type UnavailableCourseProps = {
  readonly course: ListedCourse;
  readonly availability: Exclude<ListedCourse["availability"], { state: "open" }>;
  readonly filter: Pick<CourseFilter, "date" | "players">;
};

/** Why a course cannot be booked, with a link to the next free day. */
export function UnavailableCourse({
  course,
  availability: { state, next },
  filter,
}: UnavailableCourseProps) {
  const { t } = useTranslation("list");
  const locale = useLocale();
  const { minPlayers: min, maxPlayers: max } = course;
  const date = filter.date ? formatShortDay(filter.date, locale) : "";
  return (
    <div className="mt-auto pt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-sand p-3 pl-4">
        <p className="min-w-0 flex-1 basis-44 text-14 leading-5">
          <b className="block">
            {filter.date || state === "party" || state === "band"
              ? t(`refused.${state}`, { date, min, max })
              : t("refused.no_day")}
          </b>
          {next ? (
            <span className="text-ink-2">
              {t("refused.next", {
                date: formatShortDay(next.day, locale),
                price: formatWon(next.perGolfer, locale),
              })}
            </span>
          ) : null}
        </p>
        {filter.date && state !== "party" && state !== "band" && state !== "past_cutoff" ? (
          <ButtonLink
            variant="ghost"
            size="sm"
            className="relative z-[2]"
            to={alertPath({ course: course.id, ...filter })}
          >
            {t("refused.alert")}
          </ButtonLink>
        ) : null}
        {next ? (
          <ButtonLink
            variant="secondary"
            size="sm"
            className="relative z-[2]"
            to={visitPath(course.id, { date: next.day, players: filter.players })}
          >
            {t("refused.go")}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
