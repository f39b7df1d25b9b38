import { ReceiptText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/date-text.ts";
import { formatWon } from "#app/domain/money.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Baht } from "#app/ui/icons.tsx";
import { Rows } from "#app/ui/rows.tsx";
import type { OwnReservation } from "./reservation-queries.server.ts";

/** What it cost, row by row, what was taken off, and where the receipt is. */
export function PaidBox({ reservation }: { readonly reservation: OwnReservation }) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { detail, bill, amount, coupon, points, paid, orderId, paidAt, receipt } = reservation;
  const tipBaht = reservation.status === "CANCELLED" ? null : reservation.tipBaht;
  const less = (label: string, off: typeof coupon) =>
    off > 0 ? [{ label, amount: `−${formatWon(off, locale)}`, minus: true }] : [];
  const rows = bill
    ? bill.rows.map((row) => ({
        label: row.on ? formatShortDay(row.on, locale) : t(`bill.${row.code}`),
        note: row.count > 1 ? `${formatWon(row.each, locale)} × ${row.count}` : undefined,
        amount: formatWon(row.amount, locale),
      }))
    : [{ label: detail, amount: formatWon(amount, locale) }];
  return (
    <Card as="section" className="rounded-panel">
      <h2 className="mb-1 text-18">{t("money")}</h2>
      <Rows
        rows={[...rows, ...less(t("money.coupon"), coupon), ...less(t("money.points"), points)]}
        total={{ label: t("money.paid"), amount: formatWon(paid, locale) }}
      />
      {tipBaht ? (
        <div className="cash mt-4">
          <Baht />
          <span>
            <b className="block leading-6">{t("cash.title", { baht: tipBaht })}</b>
            <small className="block">{t("cash.text")}</small>
          </span>
        </div>
      ) : null}
      {paidAt ? (
        <ButtonLink to={`/payment/complete/${orderId}`} variant="secondary" block className="mt-4">
          {t("money.order")}
        </ButtonLink>
      ) : null}
      {receipt?.url ? (
        <a
          className={buttonClass({ variant: "ghost", block: true, className: "mt-2" })}
          href={receipt.url}
          target="_blank"
          rel="noreferrer"
        >
          <ReceiptText aria-hidden="true" />
          {t("money.receipt")}
        </a>
      ) : null}
    </Card>
  );
}
