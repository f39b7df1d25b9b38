import { useTranslation } from "react-i18next";
import type { ProductStatus } from "#app/domain/catalog/sale/publication.ts";
import type { PeriodTab } from "#app/domain/common/date/period.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
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

const PRODUCT_TONE: Record<ProductStatus, BadgeTone> = {
  draft: "plain",
  scheduled: "request",
  published: "free",
  archived: "danger",
};

export function ProductStatusMark({ status }: { readonly status: ProductStatus }) {
  const { t } = useTranslation("desk");
  return (
    <Badge tone={PRODUCT_TONE[status]} icon={status === "published" ? undefined : null}>
      {t(`product_status.${status}`)}
    </Badge>
  );
}

export function HiddenMark({ hidden }: { readonly hidden: boolean }) {
  const { t } = useTranslation("desk");
  return <Badge tone={hidden ? "danger" : "free"}>{t(hidden ? "hidden" : "shown")}</Badge>;
}

export function BookingMark({ booking }: { readonly booking: "instant" | "request" }) {
  const { t } = useTranslation("desk");
  return <Badge tone={booking}>{t(`booking.${booking}`)}</Badge>;
}

export function AnswerMark({ answered }: { readonly answered: boolean }) {
  const { t } = useTranslation("desk");
  const status = answered ? "completed" : "pending";
  return <Badge tone={answered ? "done" : "request"}>{t(`answer.${status}`)}</Badge>;
}

export function PeriodMark({ period }: { readonly period: PeriodTab }) {
  const { t } = useTranslation("desk");
  return (
    <Badge tone={period === "ongoing" ? "instant" : "plain"} icon={null}>
      {t(`period.${period}`)}
    </Badge>
  );
}
