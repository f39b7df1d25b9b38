import { useTranslation } from "react-i18next";
import { parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { parseShopMoment } from "#app/domain/common/date/zone-time.ts";
import { won } from "#app/domain/common/money.ts";
import { AGES, LEVELS, MOODS, shareOf } from "#app/domain/community/partner/round.ts";
import type { PublicRound } from "#app/features/community/partner/my-partner.ts";
import { labelClass } from "#app/ui/form/field-class.ts";
import { panelClass } from "#app/ui/look/classes.ts";
import type { BookedRound } from "../booked-rounds.server.ts";
import { JoinCard } from "../join-card.tsx";

type RoundPreviewProps = {
  readonly form: FormData;
  readonly bookings: readonly BookedRound[];
  readonly courses: readonly { readonly id: string; readonly name: string }[];
  readonly initial: string;
};

/** The card as readers will see it. */
export default function RoundPreview({ form, bookings, courses, initial }: RoundPreviewProps) {
  const { t } = useTranslation("partner");
  const booking = bookings.find(({ id }) => id === form.get("round"));
  const round = previewOf(form, booking);
  if (!round) return null;
  const name = booking?.courseName ?? courses.find(({ id }) => id === round.courseId)?.name;
  return (
    <aside className="hidden md:sticky md:top-24 md:block" aria-label={t("write.preview")}>
      <p className={`${labelClass} mb-2`}>{t("write.preview")}</p>
      <div className={`${panelClass} p-4`}>
        <JoinCard
          round={round}
          courseName={name ?? ""}
          hasCoursePage={false}
          isOpen
          tip={null}
          faces={[initial]}
        />
        <p className="mt-3 text-center text-14 text-ink-2">{t("write.preview_text")}</p>
      </div>
    </aside>
  );
}

function previewOf(form: FormData, booking: BookedRound | undefined): PublicRound | undefined {
  const of = (name: string) => String(form.get(name) ?? "");
  const day = booking?.day ?? parseLocalDate(of("day"));
  const deadline = parseShopMoment(of("deadline"));
  if (!day || !deadline) return undefined;
  const cost = booking
    ? shareOf(booking)
    : won(Number.parseInt(of("cost").replace(/\D/g, ""), 10) || 0);
  return {
    courseId: booking?.courseId ?? of("course"),
    day,
    teeTime: booking?.teeTime ?? of("time"),
    players: booking?.players ?? (Number(of("players")) || 1),
    seats: Number(of("seats")) || 1,
    taken: 0,
    level: LEVELS.find((each) => each === of("level")) ?? "anyone",
    ages: AGES.find((each) => each === of("ages")) ?? "anyone",
    moods: MOODS.filter((each) => form.getAll("mood").includes(each)),
    cost: cost > 0 ? cost : null,
    isBooked: booking !== undefined,
    deadline,
    closedAt: null,
    cancelledAt: null,
  };
}
