import { useTranslation } from "react-i18next";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import { tableClass } from "#app/features/desk/desk-classes.ts";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";

type RefundCardProps = { readonly name: Localized; readonly tiers: readonly RefundTier[] };

/** The cancellation fee by days before use. */
export function RefundCard({ name, tiers }: RefundCardProps) {
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  return (
    <TableCard title={t("refund")}>
      <p className="px-4 pt-3 text-ink-2">{text(name)}</p>
      <table className={`${tableClass} [&_tr:last-child>td]:border-b-0`}>
        <thead>
          <tr>
            <th scope="col">{t("refund.when")}</th>
            <th scope="col" className="text-right">
              {t("refund.fee")}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ daysBefore, feePercent }) => (
            <tr key={daysBefore}>
              <td>
                {daysBefore === 0
                  ? t("refund.same_day")
                  : t("refund.days_before", { count: daysBefore })}
              </td>
              <td className="text-right tabular-nums whitespace-nowrap">{`${feePercent}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableCard>
  );
}
