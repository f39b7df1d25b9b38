import { useTranslation } from "react-i18next";
import { teeBoard } from "#app/domain/catalog/course/tee-board.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CourseDetail } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { skeletonGroupClass } from "#app/ui/look/skeleton-class.ts";
import { Note } from "#app/ui/note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { DayNote } from "./day-note.tsx";
import type { RoundPlan } from "./round-plan.server.ts";
import { TeeGrid, TeeGridSkeleton } from "./tee-grid.tsx";
import { useVisit } from "./use-visit.ts";

type TeeSectionProps = {
  readonly course: CourseDetail;
  readonly plan: RoundPlan | undefined;
  readonly today: LocalDate;
};

export function TeeSection({ course, plan, today }: TeeSectionProps) {
  const { t } = useTranslation("course");
  if (!plan) return <TeeSkeleton course={course} today={today} />;
  return (
    <div id="times" className="mt-6 scroll-mt-32">
      {plan.chosen ? (
        <ChosenDay course={course} plan={plan} chosen={plan.chosen} />
      ) : (
        <p className="text-ink-2">{t("tee.pick_day")}</p>
      )}
    </div>
  );
}

type ChosenDayProps = {
  readonly course: CourseDetail;
  readonly plan: RoundPlan;
  readonly chosen: NonNullable<RoundPlan["chosen"]>;
};

function ChosenDay({ course, plan, chosen }: ChosenDayProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const { visit, change } = useVisit(course, plan);
  return (
    <>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-18">{t("tee.title", { date: formatShortDay(chosen.date, locale) })}</h3>
        <span className="text-14 text-ink-2">{t("tee.basis", { players: plan.players })}</span>
      </div>
      {chosen.state === "open" ? (
        <>
          {chosen.lostTime ? (
            <Note tone="warn" className="mt-3" title={t("tee.lost", { time: chosen.lostTime })}>
              {t("tee.lost_text")}
            </Note>
          ) : null}
          <TeeGrid
            key={chosen.date}
            slots={chosen.slots}
            time={visit.time}
            onPick={(time) => change({ time })}
          />
        </>
      ) : (
        <div className="mt-3">
          <DayNote course={course} plan={plan} chosen={chosen} />
        </div>
      )}
    </>
  );
}

/** As many boxes as the course has tee times, so that nothing moves when they arrive. */
function TeeSkeleton({ course, today }: Omit<TeeSectionProps, "plan">) {
  const slots = teeBoard({
    day: today,
    sheet: {
      first: course.firstTee,
      last: course.lastTee,
      intervalMinutes: course.teeIntervalMinutes,
    },
    capacity: course.maxPlayers,
    taken: [],
    players: 1,
    earliest: { day: today, time: "00:00" },
  });
  return (
    <div id="times" className={`${skeletonGroupClass} mt-6 scroll-mt-32`} aria-hidden="true">
      <div className="flex h-7 items-center">
        <Skeleton width="11rem" height="1.25rem" />
      </div>
      <TeeGridSkeleton slots={slots} />
    </div>
  );
}
