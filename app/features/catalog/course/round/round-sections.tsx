import { createContext, type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { ROUND_READERS } from "#app/domain/catalog/course/course-visit.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type {
  CourseCaddie,
  NearHotel,
} from "#app/features/catalog/course/detail/around-queries.server.ts";
import type { CourseDetail } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { IncludedTable } from "#app/features/catalog/course/detail/included-table.tsx";
import { type Live, useLive } from "#app/platform/http/use-live.ts";
import { LiveBox } from "#app/ui/live-box.tsx";
import { RoundCalendar } from "./round-calendar.tsx";
import type { RoundPlan } from "./round-plan.server.ts";
import { RoundTrip } from "./round-trip.tsx";
import { TeeSection } from "./tee-section.tsx";

type BookSectionProps = { readonly course: CourseDetail; readonly today: LocalDate };

/** The calendar and the tee times of the chosen day. */
export function BookSection({ course, today }: BookSectionProps) {
  const { t } = useTranslation("course");
  return (
    <section id="book" className="scroll-mt-32 pt-8">
      <WithRound>
        {(live) => (
          <LiveBox live={live} otherwise={t("book.no_script")}>
            <RoundCalendar course={course} live={live} today={today} />
            <TeeSection course={course} plan={live.data} today={today} />
          </LiveBox>
        )}
      </WithRound>
    </section>
  );
}

type TripSectionProps = {
  readonly course: CourseDetail;
  readonly caddies: readonly CourseCaddie[];
  readonly hotels: readonly NearHotel[];
};

/** What can be added to the chosen round, and what its price includes. */
export function TripSection({ course, caddies, hotels }: TripSectionProps) {
  return (
    <WithRound>
      {({ data: plan }) => (
        <>
          {plan?.chosen?.bill ? (
            <RoundTrip {...{ course, plan, chosen: plan.chosen, caddies, hotels }} />
          ) : null}
          <IncludedTable
            course={course}
            greenFee={plan?.chosen?.greenFee}
            ride={plan?.chosen?.extras?.van}
          />
        </>
      )}
    </WithRound>
  );
}

const RoundContext = createContext<Live<RoundPlan> | null>(null);

type RoundLiveProps = { readonly courseId: string; readonly children: ReactNode };

/** Fetches the plan of the round once for the whole page. */
export function RoundLive({ courseId, children }: RoundLiveProps) {
  const live = useLive<RoundPlan>(`/api/course/${courseId}/plan`, ROUND_READERS);
  return <RoundContext value={live}>{children}</RoundContext>;
}

type WithRoundProps = { readonly children: (live: Live<RoundPlan>) => ReactNode };

/** Renders what depends on the plan: only this part renders again when the plan arrives. */
export function WithRound({ children }: WithRoundProps): ReactNode {
  const live = use(RoundContext);
  if (!live) throw new Error("WithRound is outside the RoundLive");
  return children(live);
}
