import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { PayLinkState } from "#app/domain/checkout/phone/pay-link.ts";
import type { PayLinkRow } from "#app/features/checkout/phone-order/pay-link-queries.server.ts";
import { AdminTable } from "#app/features/desk/list/desk-table.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { cardClass } from "#app/ui/look/classes.ts";

const TONE: Record<PayLinkState, BadgeTone> = {
  sent: "request",
  opened: "request",
  paying: "request",
  declined: "danger",
  paid: "instant",
  returning: "request",
  returned: "plain",
  expired: "plain",
  cancelled: "plain",
};

export function PayLinkMark({ state }: { readonly state: PayLinkState }) {
  const { t } = useTranslation("phone");
  return <Badge tone={TONE[state]}>{t(`state.${state}`)}</Badge>;
}

/** The last orders by telephone: who, how much, until when, and what became of the link. */
export function PayLinkTable({ links }: { readonly links: readonly PayLinkRow[] }) {
  const { t } = useTranslation("phone");
  const { won, moment } = useAdminFormat();
  if (links.length === 0) return null;
  return (
    <section className={`${cardClass} mt-6 overflow-hidden`}>
      <h2 className="border-line border-b px-4 py-3 text-16">{t("recent")}</h2>
      <AdminTable
        label={t("recent")}
        rows={links}
        keyOf={({ orderId }) => orderId}
        columns={[
          {
            header: t("order"),
            cell: ({ orderId, number, name }) => (
              <Link
                to={`/admin/reservations/order/${orderId}`}
                className="font-semibold hover:underline"
              >
                {`${number} · ${name}`}
              </Link>
            ),
          },
          { header: t("customer"), cell: ({ customer }) => customer },
          { header: t("total"), right: true, cell: ({ total }) => won(total) },
          { header: t("state_label"), cell: ({ state }) => <PayLinkMark state={state} /> },
          { header: t("until"), nowrap: true, cell: ({ expiresAt }) => moment(expiresAt) },
          { header: t("made_by"), cell: ({ madeBy }) => madeBy },
        ]}
      />
    </section>
  );
}
