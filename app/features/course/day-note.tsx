import { useTranslation } from "react-i18next";
import { cutOffHours } from "#app/domain/catalog/cut-off.ts";
import type { DayState } from "#app/domain/catalog/day-state.ts";
import { formatShortDay } from "#app/domain/date-text.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { CourseDetail } from "./course-queries.server.ts";

type DayNoteProps = {
  readonly course: Pick<CourseDetail, "id" | "booking">;
  readonly date: LocalDate;
  readonly state: Exclude<DayState, "open">;
};

/** Why the day cannot be booked, and what one can do instead. */
export function DayNote({ course, date, state }: DayNoteProps) {
  const { t } = useTranslation(["course", "errors"]);
  const locale = useLocale();
  return (
    <Note
      tone="warn"
      title={t("errors:reservation.date_not_ready")}
      action={
        <>
          <ButtonLink size="sm" variant="secondary" to={`/course/${course.id}`} preventScrollReset>
            {t("reason.lowest")}
          </ButtonLink>
          <ButtonLink size="sm" variant="ghost" to="/qna">
            {t("ask")}
          </ButtonLink>
        </>
      }
    >
      {t(`reason.${state}`, {
        date: formatShortDay(date, locale),
        hours: cutOffHours(course.booking),
      })}
    </Note>
  );
}
