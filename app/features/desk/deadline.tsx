import { CircleAlert, Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { spanBetween, waitUrgency } from "#app/domain/desk/waiting.ts";
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
