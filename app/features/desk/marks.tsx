import { useTranslation } from "react-i18next";
import type { PeriodTab } from "#app/domain/common/date/period.ts";
import { Badge } from "#app/ui/badge.tsx";

export function HiddenMark({ hidden }: { readonly hidden: boolean }) {
  const { t } = useTranslation("desk");
  return <Badge tone={hidden ? "danger" : "free"}>{t(hidden ? "hidden" : "shown")}</Badge>;
}

export function PeriodMark({ period }: { readonly period: PeriodTab }) {
  const { t } = useTranslation("desk");
  return (
    <Badge tone={period === "ongoing" ? "instant" : "plain"} icon={null}>
      {t(`period.${period}`)}
    </Badge>
  );
}
