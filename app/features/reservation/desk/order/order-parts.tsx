import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { DetailCard, DetailRow, TableCard } from "#app/features/desk/detail-rows.tsx";
import { AdminTable } from "#app/features/desk/list/desk-table.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { StatusMark } from "#app/features/reservation/desk/status-mark.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import type { OrderRecord } from "./order-record-queries.server.ts";

type OrderProps = { readonly order: OrderRecord };

/** The lines with their state; before the payment, what was ordered. */
export function OrderLines({ order }: OrderProps) {
  const { t } = useTranslation("phone");
  const { t: desk } = useTranslation("desk");
  const { text, day, won } = useAdminFormat();
  const common = { label: t("lines"), wide: false };
  if (order.lines.length === 0) {
    return (
      <TableCard title={t("ordered")} count={order.ordered.length}>
        <AdminTable
          {...common}
          rows={order.ordered}
          keyOf={({ key }) => key}
          columns={[
            { header: desk("reservation.kind"), cell: ({ kind }) => desk(`line.${kind}`) },
            { header: desk("reservation.product"), cell: ({ title }) => text(title) },
            { header: desk("reservation.used_on"), cell: ({ usedOn }) => day(usedOn) },
            { header: desk("reservation.amount"), right: true, cell: ({ amount }) => won(amount) },
          ]}
        />
      </TableCard>
    );
  }
  return (
    <TableCard title={t("lines")} count={order.lines.length}>
      <AdminTable
        {...common}
        rows={order.lines}
        keyOf={({ idx }) => idx}
        columns={[
          { header: desk("number"), right: true, cell: ({ idx }) => idx },
          {
            header: desk("reservation.product"),
            cell: ({ idx, title, detail }) => (
              <>
                <Link to={`/admin/reservations/${idx}`} className="font-semibold hover:underline">
                  {text(title)}
                </Link>
                <span className="block text-13 text-ink-2">{text(detail)}</span>
              </>
            ),
          },
          { header: desk("reservation.used_on"), nowrap: true, cell: ({ usedOn }) => day(usedOn) },
          { header: desk("state"), cell: ({ status }) => <StatusMark status={status} /> },
          { header: desk("reservation.reference"), cell: (line) => line.supplierReference },
          { header: desk("reservation.paid"), right: true, cell: ({ paid }) => won(paid) },
          {
            header: desk("reservation.refund"),
            right: true,
            cell: ({ refund }) => (refund === null ? "" : won(refund)),
          },
        ]}
      />
    </TableCard>
  );
}

/** Who ordered, and how to reach them. */
export function OrderWho({ order }: OrderProps) {
  const { t } = useTranslation("phone");
  const { language, moment } = useAdminFormat();
  const { booker, isGuest, memberId } = order;
  return (
    <DetailCard title={t("customer")}>
      <DetailRow label={t("customer")}>
        <Link to={`/admin/member/${memberId}`} className={linkClass}>
          {booker?.name ?? order.customer}
        </Link>
        {isGuest ? ` · ${t("guest")}` : null}
      </DetailRow>
      <DetailRow label={t("phone")}>{booker?.phone}</DetailRow>
      <DetailRow label={t("email")}>{booker?.email}</DetailRow>
      <DetailRow label={t("language")}>{language(order.locale)}</DetailRow>
      <DetailRow label={t("agreed")}>
        {booker ? t(booker.hasAgreed ? "agreed_yes" : "agreed_no") : null}
      </DetailRow>
      <DetailRow label={t("ordered_at")}>{moment(order.createdAt)}</DetailRow>
    </DetailCard>
  );
}

/** The ledger of the order: what was asked, paid, given back, and is left. */
export function OrderMoney({ order }: OrderProps) {
  const { t } = useTranslation("phone");
  const { t: desk } = useTranslation("desk");
  const { won, moment } = useAdminFormat();
  const { receipt, paidAt, balance, coupon, points } = order;
  return (
    <DetailCard title={t("money")}>
      <DetailRow label={desk("reservation.amount")}>{won(order.amount)}</DetailRow>
      <DetailRow label={desk("reservation.coupon")}>
        {coupon > 0 ? `− ${won(coupon)}` : null}
      </DetailRow>
      <DetailRow label={desk("reservation.points")}>
        {points > 0 ? `− ${won(points)}` : null}
      </DetailRow>
      <DetailRow label={desk("reservation.card")}>{won(order.total)}</DetailRow>
      <DetailRow label={desk("reservation.paid_at")}>{paidAt ? moment(paidAt) : null}</DetailRow>
      <DetailRow label={desk("reservation.card_number")}>
        {receipt ? [receipt.method, receipt.cardNumber].filter(Boolean).join(" · ") : null}
      </DetailRow>
      <DetailRow label={desk("reservation.approval")}>{receipt?.approveNo}</DetailRow>
      {order.paidChanges.map((change) => (
        <DetailRow key={change.id} label={t("change_paid")}>
          {[won(change.total), change.number, change.paidAt ? moment(change.paidAt) : ""].join(
            " · ",
          )}
        </DetailRow>
      ))}
      {order.refunds.map((refund) => (
        <DetailRow key={refund.id} label={desk("reservation.refund")}>
          {[
            t(`refund_status.${refund.status}`),
            `${won(refund.card)} + ${refund.points}P`,
            moment(refund.doneAt ?? refund.createdAt),
            // What we returned ourselves has a sentence of ours, in the reader's language.
            refund.kind === "return" ? desk("refund_kind.return") : refund.reason,
          ].join(" · ")}
        </DetailRow>
      ))}
      <DetailRow label={t("balance")}>
        <b className="tabular-nums whitespace-nowrap">
          {`${won(balance.paid)} − ${won(balance.back)} = ${won(balance.left)}`}
        </b>
      </DetailRow>
    </DetailCard>
  );
}
