import { clsx } from "clsx";
import { CircleAlert, Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { spanBetween, type Urgency, waitUrgency } from "#app/domain/desk/waiting.ts";
import { useAdminFormat } from "./use-desk-format.ts";

const LOOK: Record<Urgency, string> = { late: "late", soon: "soon", calm: "ok" };

type DeadlineProps = { readonly by: Date; readonly now: Date; readonly className?: string };

/** The time left to answer or the delay: as text, with an icon and a colour. */
export function Deadline({ by, now, className }: DeadlineProps) {
  const { t } = useTranslation("desk");
  const { span } = useAdminFormat();
  const urgency = waitUrgency(by, now);
  const Icon = urgency === "late" ? CircleAlert : Clock;
  return (
    <span className={clsx("sla", LOOK[urgency], className)}>
      <Icon aria-hidden="true" />
      {t(urgency === "late" ? "queue.overdue" : "queue.left", { span: span(spanBetween(by, now)) })}
    </span>
  );
}
