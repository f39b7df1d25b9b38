import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { BilingualRow, DetailCard, DetailRow, TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ReservationRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { ReservationTable } from "#app/features/reservation/desk/reservation-table.tsx";
import { StatusMark } from "#app/features/reservation/desk/status-mark.tsx";
import { linkClass } from "#app/ui/look/classes.ts";

/** The admin page of the product; a ride has none. */
const AREA: Partial<Record<LineKind, string>> = {
  golf: "courses",
  hotel: "hotel",
  caddy: "caddy",
  tournament: "tournament",
};

type ReservationProps = { readonly reservation: ReservationRecord };

/** What was booked. */
export function ReservationRecordView({ reservation }: ReservationProps) {
  const { t } = useTranslation("desk");
  const { day, moment } = useAdminFormat();
  const { kind, productId, endsOn, confirmedAt, confirmer, heardFrom } = reservation;
  const { recheckedAt, rechecker, recheckedWith } = reservation;
  const area = AREA[kind];
  return (
    <DetailCard title={t("detail.record")}>
      <DetailRow label={t("state")}>
        <StatusMark status={reservation.status} />
      </DetailRow>
      <DetailRow label={t("number")}>{reservation.idx}</DetailRow>
      <DetailRow label={t("reservation.kind")}>{t(`line.${kind}`)}</DetailRow>
      <BilingualRow label={t("reservation.product")} text={reservation.title} />
      <BilingualRow label={t("reservation.detail")} text={reservation.detail} />
      <DetailRow label={t("reservation.product_id")}>
        {area ? (
          <Link to={`/admin/${area}/${productId}`} className={linkClass}>
            {productId}
          </Link>
        ) : (
          productId
        )}
      </DetailRow>
      <DetailRow label={t("reservation.used_on")}>
        {endsOn ? `${day(reservation.usedOn)} – ${day(endsOn)}` : day(reservation.usedOn)}
      </DetailRow>
      <DetailRow label={t("reservation.voucher")}>{reservation.voucherCode}</DetailRow>
      <DetailRow label={t("reservation.reference")}>{reservation.supplierReference}</DetailRow>
      <DetailRow label={t("reservation.confirmed")}>
        {confirmedAt ? `${confirmer ?? ""} · ${moment(confirmedAt)}` : null}
      </DetailRow>
      <DetailRow label={t("reservation.heard_from")}>{heardFrom}</DetailRow>
      <DetailRow label={t("reservation.rechecked")}>
        {recheckedAt
          ? [rechecker, moment(recheckedAt), recheckedWith].filter(Boolean).join(" · ")
          : null}
      </DetailRow>
      <DetailRow label={t("reservation.stock")}>
        {reservation.takes.length > 0 ? <Stock reservation={reservation} /> : null}
      </DetailRow>
    </DetailCard>
  );
}

/** The places it holds; released ones are crossed out. */
function Stock({ reservation: { takes } }: ReservationProps) {
  const { t } = useTranslation("desk");
  const { day } = useAdminFormat();
  return (
    <ul>
      {takes.map(({ id, kind, day: on, slot, quantity, releasedAt }) => (
        <li key={id} className={releasedAt ? "text-ink-3 line-through" : undefined}>
          {[t(`stock.${kind}`), day(on), slot.slice(0, 5), `× ${quantity}`]
            .filter(Boolean)
            .join(" · ")}
        </li>
      ))}
    </ul>
  );
}

/** The lines that were bought together. */
export function SameOrder({ reservation }: ReservationProps) {
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  return (
    <TableCard title={t("reservation.same_order")} count={reservation.lines.length}>
      <ReservationTable
        label={t("reservation.same_order")}
        lines={reservation.lines.map((line) => ({ ...line, title: text(line.title) }))}
      />
    </TableCard>
  );
}
