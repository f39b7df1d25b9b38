import { Pin } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { type BestPin, bestScore } from "#app/domain/content/best30/fill-best.ts";
import type { BestCourse } from "./best-queries.server.ts";

type StandingProps = {
  readonly course: BestCourse;
  readonly pin: BestPin | undefined;
  readonly highest: number;
  readonly today: LocalDate;
  readonly onUntil: (until: LocalDate | null) => void;
};

/** Why it is here: a pin with its last day, or its score against the highest. */
export function Standing({ course, pin, highest, today, onUntil }: StandingProps) {
  const { t } = useTranslation("content");
  const percent = highest > 0 ? Math.round((100 * bestScore(course)) / highest) : 0;
  if (!pin) {
    return (
      <span className="standing flex items-center gap-2">
        <meter min={0} max={100} value={percent} aria-label={t("best.score")} />
        <span className="num text-13 text-ink-2">{percent}</span>
        {course.isSoldOut ? (
          <span className="text-13 text-warn-700">{t("best.sold_out")}</span>
        ) : null}
      </span>
    );
  }
  return (
    <span className="standing flex flex-wrap items-center gap-2">
      <span className="badge badge-pick">
        <Pin aria-hidden="true" />
        {t(pin.until ? "best.pinned_until" : "best.pinned")}
      </span>
      <input
        type="date"
        className="input until"
        aria-label={t("best.until", { name: course.name })}
        min={today}
        value={pin.until ?? ""}
        onChange={(event) => onUntil(parseLocalDate(event.target.value) ?? null)}
      />
    </span>
  );
}
