import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type {
  CourseCaddie,
  NearHotel,
} from "#app/features/catalog/course/detail/around-queries.server.ts";
import type { CourseDetail } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { IncludedTable } from "#app/features/catalog/course/detail/included-table.tsx";
import { LiveBox } from "#app/ui/live-box.tsx";
import { RoundCalendar } from "./round-calendar.tsx";
import { WithRound } from "./round-live.tsx";
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
