import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/date-text.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import type { CourseDetail } from "./course-queries.server.ts";
import { DayNote } from "./day-note.tsx";
import type { RoundPlan } from "./round-plan.server.ts";
import { TeeGrid } from "./tee-grid.tsx";
import { useVisit } from "./use-visit.ts";

type TeeSectionProps = { readonly course: CourseDetail; readonly plan: RoundPlan };

export function TeeSection({ course, plan }: TeeSectionProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const { change } = useVisit(course, plan);
  const { chosen, players } = plan;
  if (!chosen) return <p className="mt-6 text-ink-2">{t("tee.pick_day")}</p>;
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-18">{t("tee.title", { date: formatShortDay(chosen.date, locale) })}</h3>
        <span className="text-14 text-ink-2">{t("tee.basis", { players })}</span>
      </div>
      {chosen.state === "open" ? (
        <TeeGrid
          key={chosen.date}
          slots={chosen.slots}
          time={chosen.time}
          onPick={(time) => change({ time })}
        />
      ) : (
        <div className="mt-3">
          <DayNote course={course} date={chosen.date} state={chosen.state} />
        </div>
      )}
    </div>
  );
}
