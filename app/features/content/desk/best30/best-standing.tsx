import { Pin } from "lucide-react";
import { useTranslation } from "react-i18next";
import { parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { bestScore } from "#app/domain/content/best30/fill-best.ts";
import { Badge } from "#app/ui/badge.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import type { BestRowProps } from "./best-row.tsx";

/** On narrow screens there is no room next to the name. */
const standingClass = "max-[60rem]:col-[3/-1] max-[60rem]:row-2";

type BestStandingProps = Pick<BestRowProps, "course" | "pin" | "highest" | "today" | "onUntil">;

/** Why it is here: a pin with its last day, or its score against the highest. */
export function BestStanding({ course, pin, highest, today, onUntil }: BestStandingProps) {
  const { t } = useTranslation("content");
  const percent = highest > 0 ? Math.round((100 * bestScore(course)) / highest) : 0;
  if (!pin) {
    return (
      <span className={`${standingClass} flex items-center gap-2`}>
        <meter className="w-14" min={0} max={100} value={percent} aria-label={t("best.score")} />
        <span className="tabular-nums whitespace-nowrap text-13 text-ink-2">{percent}</span>
        {course.isSoldOut ? (
          <span className="text-13 text-warn-700">{t("best.sold_out")}</span>
        ) : null}
      </span>
    );
  }
  return (
    <span className={`${standingClass} flex flex-wrap items-center gap-2`}>
      <Badge tone="pick" icon={Pin}>
        {t(pin.until ? "best.pinned_until" : "best.pinned")}
      </Badge>
      <input
        type="date"
        className={inputClass({ fit: true, className: "h-9! min-h-9! w-38" })}
        aria-label={t("best.until", { name: course.name })}
        min={today}
        value={pin.until ?? ""}
        onChange={(event) => onUntil(parseLocalDate(event.target.value) ?? null)}
      />
    </span>
  );
}
