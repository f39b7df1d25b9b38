import { Check, CheckCheck, Clock3, type LucideIcon, RotateCcw, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const LOOK = {
  PENDING: { tone: "request", icon: Clock3 },
  COMPLETE: { tone: "solid", icon: Check },
  USED: { tone: "instant", icon: CheckCheck },
  REFUND_REQUEST: { tone: "offer", icon: RotateCcw },
  CANCELLED: { tone: "done", icon: Undo2 },
} as const satisfies Record<ReservationStatus, { tone: BadgeTone; icon: LucideIcon }>;

type StatusBadgeProps = { readonly status: ReservationStatus; readonly count?: number };

export function StatusBadge({ status, count }: StatusBadgeProps) {
  const { t } = useTranslation("reservation");
  const label = t(`status.${status}`);
  return (
    <Badge tone={LOOK[status].tone} icon={LOOK[status].icon}>
      {count === undefined ? label : t("trip.status", { status: label, count })}
    </Badge>
  );
}
