import { useTranslation } from "react-i18next";
import { DetailCard, DetailRow } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ReservationRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";

type MoneyProps = { readonly reservation: ReservationRecord };

/** The bill of the line, its part of the discounts, and the payment of the order; the card as the provider masks it. */
export function ReservationMoney({ reservation }: MoneyProps) {
  const { t } = useTranslation(["desk", "cart"]);
  const { won, moment, text, day } = useAdminFormat();
  const { bill, amount, coupon, points, card, paid, refund, receipt, paidAt } = reservation;
  return (
    <>
      <DetailCard title={t("reservation.bill")}>
        {bill?.rows.map(({ code, count, each, amount, on }) => (
          <DetailRow key={`${code} ${on ?? ""}`} label={t(`cart:bill.${code}`)}>
            <span className="tabular-nums whitespace-nowrap">{`${won(each)} × ${count} = ${won(amount)}`}</span>
            {on ? <span className="block text-14 text-ink-2">{day(on)}</span> : null}
          </DetailRow>
        ))}
        <DetailRow label={t("reservation.amount")}>{won(amount)}</DetailRow>
        <DetailRow label={t("reservation.coupon")}>
          {coupon > 0 ? `− ${won(coupon)}` : null}
        </DetailRow>
        <DetailRow label={t("reservation.points")}>
          {points > 0 ? `− ${won(points)}` : null}
        </DetailRow>
        <DetailRow label={t("reservation.card")}>{won(card)}</DetailRow>
        <DetailRow label={t("reservation.paid")}>
          <b className="tabular-nums whitespace-nowrap">{won(paid)}</b>
        </DetailRow>
        <DetailRow label={t("reservation.refund")}>
          {refund === null ? null : won(refund)}
        </DetailRow>
      </DetailCard>
      <DetailCard title={t("reservation.money")}>
        <DetailRow label={t("reservation.order_number")}>{reservation.orderNumber}</DetailRow>
        <DetailRow label={t("reservation.order_name")}>{text(reservation.orderName)}</DetailRow>
        <DetailRow label={t("reservation.order_total")}>{won(reservation.orderTotal)}</DetailRow>
        <DetailRow label={t("reservation.paid_at")}>{paidAt ? moment(paidAt) : null}</DetailRow>
        <DetailRow label={t("reservation.card_number")}>
          {receipt ? [receipt.method, receipt.cardNumber].filter(Boolean).join(" · ") : null}
        </DetailRow>
        <DetailRow label={t("reservation.approval")}>{receipt?.approveNo}</DetailRow>
        <DetailRow label={t("reservation.booked")}>{moment(reservation.createdAt)}</DetailRow>
      </DetailCard>
    </>
  );
}
