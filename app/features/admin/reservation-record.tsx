import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { LineKind } from "#app/domain/booking/line-kind.ts";
import { BothRow, DetailCard, DetailPage, DetailRow, TableCard } from "./detail-rows.tsx";
import { StatusMark } from "./marks.tsx";
import { ReservationLines } from "./reservation-lines.tsx";
import type { ReservationRecord } from "./reservation-queries.server.ts";
import { useDeskFormat } from "./use-desk-format.ts";

/** Where the product of a line is looked after; a ride has no page of its own. */
const AREA: Partial<Record<LineKind, string>> = {
  golf: "courses",
  hotel: "hotel",
  caddy: "caddy",
  tournament: "tournament",
};

type ReservationProps = { readonly reservation: ReservationRecord };

export function ReservationRecordView({ reservation }: ReservationProps) {
  const { t } = useTranslation("desk");
  const { day, text } = useDeskFormat();
  const { kind, productId } = reservation;
  const area = AREA[kind];
  return (
    <DetailPage side={<Side reservation={reservation} />}>
      <DetailCard title={t("detail.record")}>
        <DetailRow label={t("state")}>
          <StatusMark status={reservation.status} />
        </DetailRow>
        <DetailRow label={t("number")}>{reservation.idx}</DetailRow>
        <DetailRow label={t("detail.id")}>{reservation.id}</DetailRow>
        <DetailRow label={t("reservation.kind")}>{t(`line.${kind}`)}</DetailRow>
        <DetailRow label={t("reservation.product_id")}>
          {area ? (
            <Link to={`/admin/${area}/${productId}`} className="link">
              {productId}
            </Link>
          ) : (
            productId
          )}
        </DetailRow>
        <BothRow label={t("reservation.product")} text={reservation.title} />
        <BothRow label={t("reservation.detail")} text={reservation.detail} />
        <DetailRow label={t("reservation.used_on")}>{day(reservation.usedOn)}</DetailRow>
        <DetailRow label={t("reservation.reference")}>{reservation.supplierReference}</DetailRow>
      </DetailCard>
      <TableCard title={t("reservation.same_order")} count={reservation.lines.length}>
        <ReservationLines
          label={t("reservation.same_order")}
          lines={reservation.lines.map((line) => ({ ...line, title: text(line.title) }))}
        />
      </TableCard>
    </DetailPage>
  );
}

function Side({ reservation }: ReservationProps) {
  const { t } = useTranslation("desk");
  const { won, moment, text } = useDeskFormat();
  const { refund, paidAt } = reservation;
  return (
    <>
      <DetailCard title={t("reservation.who")}>
        <DetailRow label={t("reservation.customer")}>
          <Link to={`/admin/member/${reservation.memberId}`} className="link">
            {reservation.customer}
          </Link>
        </DetailRow>
        <DetailRow label={t("member.phone")}>{reservation.phone}</DetailRow>
        <DetailRow label={t("member.language")}>{t(`language.${reservation.locale}`)}</DetailRow>
      </DetailCard>
      <DetailCard title={t("reservation.money")}>
        <DetailRow label={t("reservation.paid")}>
          <b className="num">{won(reservation.paid)}</b>
        </DetailRow>
        <DetailRow label={t("reservation.refund")}>
          {refund === null ? null : won(refund)}
        </DetailRow>
        <DetailRow label={t("reservation.order_number")}>{reservation.orderNumber}</DetailRow>
        <DetailRow label={t("reservation.order_name")}>{text(reservation.orderName)}</DetailRow>
        <DetailRow label={t("reservation.order_total")}>{won(reservation.orderTotal)}</DetailRow>
        <DetailRow label={t("reservation.paid_at")}>{paidAt ? moment(paidAt) : null}</DetailRow>
        <DetailRow label={t("reservation.booked")}>{moment(reservation.createdAt)}</DetailRow>
      </DetailCard>
    </>
  );
}
