import { Hourglass } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { WaitMark } from "#app/features/desk/wait-mark.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const STATUS_TONE: Record<ReservationStatus, BadgeTone> = {
  PENDING: "request",
  COMPLETE: "instant",
  USED: "done",
  REFUND_REQUEST: "danger",
  CANCELLED: "plain",
};

export function StatusMark({ status }: { readonly status: ReservationStatus }) {
  const { t } = useTranslation("desk");
  return <Badge tone={STATUS_TONE[status]}>{t(`status.${status}`)}</Badge>;
}

/** Another time was offered, so that staff wait for the customer. */
export function WaitsForCustomer({ className }: { readonly className?: string }) {
  const { t } = useTranslation("desk");
  return (
    <WaitMark urgency="calm" className={className}>
      <Hourglass aria-hidden="true" />
      {t("queue.waits_customer")}
    </WaitMark>
  );
}
