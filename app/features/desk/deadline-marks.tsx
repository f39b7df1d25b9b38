import { CircleAlert, Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PeriodTab } from "#app/domain/common/date/period.ts";
import { spanBetween, waitUrgency } from "#app/domain/desk/waiting.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useAdminFormat } from "./use-desk-format.ts";
import { WaitMark } from "./wait-mark.tsx";

type DeadlineProps = { readonly by: Date; readonly now: Date };

/** The time left to answer or the delay: as text, with an icon and a colour. */
export function Deadline({ by, now }: DeadlineProps) {
  const { t } = useTranslation("desk");
  const { span } = useAdminFormat();
  const urgency = waitUrgency(by, now);
  const Icon = urgency === "late" ? CircleAlert : Clock;
  return (
    <WaitMark urgency={urgency}>
      <Icon aria-hidden="true" />
      {t(urgency === "late" ? "queue.overdue" : "queue.left", { span: span(spanBetween(by, now)) })}
    </WaitMark>
  );
}

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
