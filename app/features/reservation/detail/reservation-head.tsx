import { CalendarPlus, Navigation, QrCode, Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { hasVoucher, isOpen } from "#app/domain/reservation/status/status.ts";
import { DaysLeft } from "#app/features/reservation/list/days-left.tsx";
import { LinePicture } from "#app/features/reservation/record/line-picture.tsx";
import type { OwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import { StatusBadge } from "#app/features/reservation/record/status-badge.tsx";
import type { PickUp } from "#app/features/reservation/voucher/pick-up-queries.server.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ReservationFacts } from "./reservation-facts.tsx";

/** Rides have no product page. */
const PRODUCT_PATH = {
  golf: "/course",
  hotel: "/hotel",
  caddy: "/caddy",
  tournament: "/tournament",
} as const satisfies Partial<Record<LineKind, string>>;

type ReservationHeadProps = {
  readonly reservation: OwnReservation;
  readonly pickUp: PickUp | null;
  /** At the venue. */
  readonly today: LocalDate;
};

/** Status first, then what, when and how many. */
export function ReservationHead({ reservation, pickUp, today }: ReservationHeadProps) {
  const { t } = useTranslation("reservation");
  const { kind, picture, status, title, orderName, orderNumber } = reservation;
  return (
    <Card as="section" padded={false} className="overflow-hidden">
      {picture ? (
        <LinePicture
          kind={kind}
          picture={picture}
          sizes="(min-width: 840px) 800px, 100vw"
          className="h-40 rounded-none md:h-55"
        />
      ) : null}
      <div className="p-5 md:p-7">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={status} />
          <DaysLeft line={reservation} today={today} />
          <span className="ml-auto text-14 text-ink-2">
            <span className="max-md:sr-only">{t("detail.order")}</span>{" "}
            <span className="tabular-nums whitespace-nowrap">{orderNumber}</span>
          </span>
        </div>
        {orderName === title ? null : <p className="mt-2 text-14 text-ink-2">{orderName}</p>}
        <h1 className={orderName === title ? "mt-2 text-22 md:text-28" : "text-22 md:text-28"}>
          {title}
        </h1>
        <ReservationFacts reservation={reservation} pickUp={pickUp} />
        <HeadActions reservation={reservation} />
      </div>
    </Card>
  );
}

function HeadActions({ reservation }: { readonly reservation: OwnReservation }) {
  const { t } = useTranslation("reservation");
  const localized = useLocalized();
  const { id, status, latitude, longitude } = reservation;
  const isComing = isOpen(status);
  return (
    <div className="mt-5 grid grid-cols-2 gap-2 md:flex md:flex-wrap print:hidden">
      {hasVoucher(status) ? (
        // On a phone it stays in reach at the bottom.
        <ButtonLink to={`/reservation/${id}/voucher`} className="max-md:hidden">
          <QrCode aria-hidden="true" />
          {t("detail.voucher")}
        </ButtonLink>
      ) : null}
      {isComing ? (
        // A file, not a page: the browser fetches it itself.
        <a
          className={buttonClass({ variant: "secondary" })}
          href={localized(`/reservation/${id}/calendar.ics`)}
          download
        >
          <CalendarPlus aria-hidden="true" />
          {t("detail.calendar")}
        </a>
      ) : null}
      {isComing && latitude !== null && longitude !== null ? (
        <a
          className={buttonClass({ variant: "secondary" })}
          href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          <Navigation aria-hidden="true" />
          {t("detail.way")}
        </a>
      ) : null}
      {isComing ? (
        <a className={buttonClass({ variant: "secondary" })} href="#share">
          <Share2 aria-hidden="true" />
          {t("detail.share")}
        </a>
      ) : null}
      <ProductLink reservation={reservation} />
    </div>
  );
}

function ProductLink({ reservation }: { readonly reservation: OwnReservation }) {
  const { t } = useTranslation("reservation");
  const { kind, productId, isSold } = reservation;
  if (kind === "callvan" || (kind !== "tournament" && !isSold)) return null;
  return (
    <ButtonLink to={`${PRODUCT_PATH[kind]}/${productId}`} variant="secondary">
      {t(`detail.product.${kind}`)}
    </ButtonLink>
  );
}
