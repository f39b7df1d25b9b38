import { lazy } from "react";
import { useTranslation } from "react-i18next";
import type { BillMargin } from "#app/domain/checkout/phone/bill-margin.ts";
import { won as wonOf } from "#app/domain/common/money.ts";
import { tableClass } from "#app/features/desk/desk-classes.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { cardClass } from "#app/ui/look/classes.ts";
import { FigureCard } from "./figure-card.tsx";
import { Growth } from "./sales.tsx";
import type { Sales } from "./sales-queries.server.ts";

const SalesChart = lazy(() => import("./sales-charts.tsx"));

/** What sold most in four weeks, compared with the four weeks before. */
export function TopProducts({ sales: { top } }: { readonly sales: Sales }) {
  const { t } = useTranslation("today");
  const { won } = useAdminFormat();
  if (top.length === 0) {
    return (
      <section className={`${cardClass} p-4`}>
        <h2 className="text-16">{t("top")}</h2>
        <p className="mt-2 text-ink-2">{t("top_none")}</p>
      </section>
    );
  }
  return (
    <FigureCard
      title={t("top")}
      note={t("four_weeks")}
      chart={
        <SalesChart
          label={t("top")}
          isHorizontal
          rows={top.map(({ title, sum }) => ({ label: title, sum }))}
          parts={[{ key: "sum", name: t("sales"), color: "var(--color-fairway-600)", kind: "bar" }]}
          format={(value) => won(wonOf(value))}
        />
      }
      table={<TopTable top={top} />}
    />
  );
}

function TopTable({ top }: Pick<Sales, "top">) {
  const { t } = useTranslation("today");
  const { won, number } = useAdminFormat();
  return (
    <table className={tableClass}>
      <thead>
        <tr>
          <th scope="col">{t("product")}</th>
          <th scope="col" className="text-right">
            {t("lines")}
          </th>
          <th scope="col" className="text-right">
            {t("sales")}
          </th>
          <th scope="col" className="text-right">
            {t("margin")}
          </th>
          <th scope="col" className="text-right">
            {t("than_four_weeks")}
          </th>
        </tr>
      </thead>
      <tbody>
        {top.map(({ id, kind, title, count, sum, growth, margin }) => (
          <tr key={`${kind}:${id}`}>
            <th scope="row">{title}</th>
            <td className="text-right tabular-nums whitespace-nowrap">{number(count)}</td>
            <td className="text-right tabular-nums whitespace-nowrap">{won(sum)}</td>
            <td className="text-right tabular-nums whitespace-nowrap">
              <Margin margin={margin} />
            </td>
            <td className="text-right tabular-nums whitespace-nowrap">
              {growth === null ? t("new") : <Growth growth={growth} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Below the limit it is said in words, too. */
function Margin({ margin }: { readonly margin: BillMargin | null }) {
  const { t } = useTranslation("today");
  const { number } = useAdminFormat();
  if (!margin) return <span className="text-ink-3">{t("margin_unknown")}</span>;
  return (
    <span className={margin.isLow ? "font-semibold text-warn-700" : undefined}>
      {`${number(margin.percent)}%`}
      {margin.isLow ? <span className="sr-only"> {t("margin_low")}</span> : null}
    </span>
  );
}
