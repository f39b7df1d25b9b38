import { ReceiptText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { perPerson } from "#app/domain/order/trip/trip-summary.ts";
import type { OwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CashBox } from "#app/ui/money/cash-box.tsx";
import { Rows } from "#app/ui/rows.tsx";

/** What it cost, row by row, what was taken off, and where the receipt is. */
export function PaidBox({ reservation }: { readonly reservation: OwnReservation }) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { detail, bill, amount, coupon, points, card, orderId, paidAt, receipt } = reservation;
  const players = playersOf(reservation);
  const less = (label: string, off: typeof coupon) =>
    off > 0 ? [{ label, amount: `−${formatWon(off, locale)}`, minus: true }] : [];
  const rows = bill
    ? bill.rows.map((row) => ({
        label: row.on ? formatShortDay(row.on, locale) : t(`bill.${row.code}`),
        note: row.count > 1 ? `${formatWon(row.each, locale)} × ${row.count}` : undefined,
        amount: formatWon(row.amount, locale),
      }))
    : [{ label: detail, amount: formatWon(amount, locale) }];
  // The price of the cart, where neither a single row nor the total is it.
  const subtotal =
    rows.length > 1 && coupon + points > 0
      ? [{ label: t("money.amount"), amount: formatWon(amount, locale) }]
      : [];
  return (
    <Card as="section">
      <h2 className="mb-1 text-18">{t("money")}</h2>
      <Rows
        rows={[
          ...rows,
          ...subtotal,
          ...less(t("money.coupon"), coupon),
          ...less(t("money.points"), points),
        ]}
        total={{ label: t("money.paid"), amount: formatWon(card, locale) }}
      />
      {players > 1 && card > 0 ? (
        <p className="text-right text-14 text-ink-2 tabular-nums whitespace-nowrap">
          {t("money.each", { amount: formatWon(perPerson(card, players), locale) })}
        </p>
      ) : null}
      <CashOnSite reservation={reservation} players={players} />
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

/** Zero where the line does not say how many play. */
function playersOf({ kind, choice }: OwnReservation): number {
  return kind === "golf" && choice?.kind === "golf" ? choice.players : 0;
}

type CashProps = { readonly reservation: OwnReservation; readonly players: number };

function CashOnSite({ reservation, players }: CashProps) {
  const { t } = useTranslation("reservation");
  const { status, tipBaht } = reservation;
  const format = numberFormat(LOCALE_TAG[useLocale()]);
  if (!tipBaht || status === "CANCELLED") return null;
  const each = format.format(tipBaht);
  return (
    <CashBox
      title={
        players
          ? t("cash.all", { baht: format.format(tipBaht * players) })
          : t("cash.title", { baht: each })
      }
      text={players ? t("cash.each", { baht: each, count: players }) : t("cash.text")}
    />
  );
}
