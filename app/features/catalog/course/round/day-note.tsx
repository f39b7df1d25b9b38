import { useTranslation } from "react-i18next";
import { alertPath } from "#app/domain/catalog/alert/alert-path.ts";
import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { cutOffHours } from "#app/domain/catalog/sale/cut-off.ts";
import { monthOfDay } from "#app/domain/common/date/calendar-rules.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import type { CourseDetail } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { RoundPlan } from "./round-plan.server.ts";
import { useVisit } from "./use-visit.ts";

type ClosedDay = Exclude<NonNullable<RoundPlan["chosen"]>, { readonly state: "open" }>;

type DayNoteProps = {
  readonly course: CourseDetail;
  readonly plan: RoundPlan;
  readonly chosen: ClosedDay;
};

/** Why the day cannot be booked, with a link to the next free day. */
export function DayNote({ course, plan, chosen }: DayNoteProps) {
  const { t } = useTranslation(["buy", "titles"]);
  const locale = useLocale();
  const { change } = useVisit(course, plan);
  const { date, state, next } = chosen;
  if (state === "open") return null;
  return (
    <Note
      tone="warn"
      title={t("titles:reservation.date_not_ready")}
      action={
        <>
          {next ? (
            <Button size="sm" onClick={() => change({ date: next, month: monthOfDay(next) })}>
              {t("reason.next", { date: formatShortDay(next, locale) })}
            </Button>
          ) : null}
          <ButtonLink
            size="sm"
            variant="secondary"
            to={visitPath(course.id, { players: plan.players })}
            preventScrollReset
            replace
          >
            {t("reason.lowest")}
          </ButtonLink>
          {state === "past_cutoff" ? null : (
            <ButtonLink
              size="sm"
              variant="secondary"
              to={alertPath({ course: course.id, date, players: plan.players })}
            >
              {t("reason.alert")}
            </ButtonLink>
          )}
          <ButtonLink size="sm" variant="ghost" to={askPath({ kind: "course", id: course.id })}>
            {t("ask")}
          </ButtonLink>
        </>
      }
    >
      {t(`reason.${state}`, {
        date: formatShortDay(date, locale),
        hours: cutOffHours(course),
      })}
    </Note>
  );
}
