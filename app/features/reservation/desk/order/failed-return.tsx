import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { AdminTable } from "#app/features/desk/list/desk-table.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { FailedRefund } from "#app/features/reservation/desk/record/failed-refund-card.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import type { FailedReturnRecord, FailedReturnRow } from "./failed-returns.server.ts";

/** Money of an order that came to nothing and that the provider refused to give back, with the two ways out. */
export function FailedReturn(props: {
  readonly refund: FailedReturnRecord;
  readonly canChange: boolean;
}) {
  const { refund, canChange } = props;
  const { t } = useTranslation("desk");
  const { won, moment } = useAdminFormat();
  return (
    <section className={`${cardClass} grid gap-3 p-4`}>
      <h2 className="text-16">{t("return.title")}</h2>
      <p className="text-ink-2">
        {t("return.text", { sum: won(refund.openCard), at: moment(refund.createdAt) })}
      </p>
      <Note tone="danger">{t("sums.failed", { code: refund.failureCode ?? "–" })}</Note>
      {canChange ? <FailedRefund refund={refund} /> : null}
    </section>
  );
}

/** All of them, above the reservations: such an order may have none. */
export function FailedReturns({ rows }: { readonly rows: readonly FailedReturnRow[] }) {
  const { t } = useTranslation("desk");
  const { won, moment } = useAdminFormat();
  if (rows.length === 0) return null;
  return (
    <div className="mb-4">
      <TableCard title={t("return.list")} count={rows.length}>
        <AdminTable
          label={t("return.list")}
          wide={false}
          rows={rows}
          keyOf={({ orderId }) => orderId}
          columns={[
            {
              header: t("reservation.order_number"),
              cell: ({ orderId, number, name }) => (
                <>
                  <Link
                    to={`/admin/reservations/order/${orderId}`}
                    className="font-semibold hover:underline"
                  >
                    {number}
                  </Link>
                  <span className="block text-13 text-ink-2">{name}</span>
                </>
              ),
            },
            { header: t("reservation.customer"), cell: ({ customer }) => customer },
            { header: t("return.sum"), right: true, cell: ({ card }) => won(card) },
            { header: t("return.code"), cell: ({ failureCode }) => failureCode },
            { header: t("return.since"), nowrap: true, cell: ({ since }) => moment(since) },
          ]}
        />
      </TableCard>
    </div>
  );
}
