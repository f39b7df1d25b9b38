import { useTranslation } from "react-i18next";
import { formatMonthDay } from "#app/domain/common/date/content-date.ts";
import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { eventStage } from "#app/domain/content/event/event-stage.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";

type EventStatusProps = {
  readonly startsOn: LocalDate;
  readonly endsOn: LocalDate;
  readonly today: LocalDate;
};

/** Days left, the start date, or that it has ended. */
export function EventStatus({ startsOn, endsOn, today }: EventStatusProps) {
  const { t } = useTranslation("event");
  const locale = useLocale();
  const stage = eventStage({ startsOn, endsOn }, today);
  if (stage === "ended") return <Badge tone="done">{t("ended")}</Badge>;
  if (stage === "upcoming") {
    return <Badge>{t("starts", { date: formatMonthDay(startsOn, locale) })}</Badge>;
  }
  if (endsOn === today) return <Badge tone="offer">{t("last_day")}</Badge>;
  return <Badge tone="offer">{t("left", { count: daysBetween(today, endsOn) })}</Badge>;
}
