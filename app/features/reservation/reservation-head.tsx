import { Calendar, CalendarPlus, ClipboardList, Clock3, QrCode, Tag } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LineKind } from "#app/domain/booking/line-kind.ts";
import { formatDay } from "#app/domain/date-text.ts";
import { useLocale, useLocalized } from "#app/platform/locale-context.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { LinePicture } from "./line-picture.tsx";
import type { OwnReservation } from "./reservation-queries.server.ts";
import { StatusBadge } from "./status-badge.tsx";

/** Rides have no page of their own. */
const PRODUCT_PATH = {
  golf: "/course",
  hotel: "/hotel",
  caddy: "/caddy",
  tournament: "/tournament",
} as const satisfies Partial<Record<LineKind, string>>;

/** Status first, then what, when and how many. */
export function ReservationHead({ reservation }: { readonly reservation: OwnReservation }) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { kind, picture, status, title, detail, usedOn, endsOn, orderNumber } = reservation;
  const time = timeOf(reservation);
  return (
    <Card as="section" padded={false} className="overflow-hidden rounded-panel">
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
          <span className="ml-auto text-14 text-ink-2">
            {t("detail.order")} <span className="num">{orderNumber}</span>
          </span>
        </div>
        <h1 className="mt-2 text-22 md:text-28">{title}</h1>
        <dl className="mt-4 grid gap-4 md:grid-cols-2 md:gap-x-8">
          <Fact icon={Calendar} label={t("detail.date")} hint={t("detail.local")}>
            {endsOn
              ? t("trip.range", { from: formatDay(usedOn, locale), to: formatDay(endsOn, locale) })
              : formatDay(usedOn, locale)}
          </Fact>
          {time ? (
            <Fact icon={Clock3} label={t("detail.time")}>
              <span className="num">{time}</span>
            </Fact>
          ) : null}
          <Fact icon={ClipboardList} label={t("detail.what")}>
            {detail}
          </Fact>
          <Fact icon={Tag} label={t("detail.kind")}>
            {t(`kind.${kind}`)}
          </Fact>
        </dl>
        <HeadActions reservation={reservation} />
      </div>
    </Card>
  );
}

function timeOf({ choice }: OwnReservation): string | null {
  return choice && "time" in choice ? (choice.time ?? null) : null;
}

function HeadActions({ reservation }: { readonly reservation: OwnReservation }) {
  const { t } = useTranslation("reservation");
  const localized = useLocalized();
  const { id, status } = reservation;
  const isProved = status === "COMPLETE" || status === "USED";
  const isComing = status === "COMPLETE" || status === "PENDING";
  return (
    <div className="no-print mt-5 grid gap-2 md:flex md:flex-wrap">
      {isProved ? (
        <ButtonLink to={`/reservation/${id}/voucher`}>
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

type FactProps = {
  readonly icon: ComponentType<{ className?: string }>;
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
};

function Fact({ icon: Icon, label, hint, children }: FactProps) {
  return (
    <div className="relative min-w-0 pl-9">
      <dt className="text-14 leading-5 text-ink-3">
        <Icon className="absolute top-0.5 left-0 size-6 text-fairway-700" aria-hidden="true" />
        {label}
      </dt>
      <dd className="font-bold">{children}</dd>
      {hint ? <dd className="text-14 leading-5 text-ink-3">{hint}</dd> : null}
    </div>
  );
}
