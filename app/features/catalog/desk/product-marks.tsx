import { useTranslation } from "react-i18next";
import type { ProductStatus } from "#app/domain/catalog/sale/publication.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

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

export function BookingMark({ booking }: { readonly booking: "instant" | "request" }) {
  const { t } = useTranslation("desk");
  return <Badge tone={booking}>{t(`booking.${booking}`)}</Badge>;
}
