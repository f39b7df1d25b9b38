import { useTranslation } from "react-i18next";
import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { applyState } from "#app/domain/tournament/entry-state.ts";
import { Badge } from "#app/ui/badge.tsx";

type ApplyBadgeProps = {
  readonly applyUntil: LocalDate;
  readonly playsOn: LocalDate;
  readonly today: LocalDate;
};

export function ApplyBadge({ applyUntil, playsOn, today }: ApplyBadgeProps) {
  const { t } = useTranslation("tournament");
  const state = applyState({ applyUntil, playsOn }, today);
  if (state === "open") {
    return <Badge tone="solid">{t("apply.left", { count: daysBetween(today, applyUntil) })}</Badge>;
  }
  return <Badge tone={state === "last_day" ? "request" : "done"}>{t(`apply.${state}`)}</Badge>;
}
