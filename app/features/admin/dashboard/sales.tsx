import { lazy } from "react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { type Won, won as wonOf } from "#app/domain/money.ts";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { FigureCard } from "./figure-card.tsx";
import type { ChartPart } from "./sales-charts.tsx";
import type { Sales } from "./sales-queries.server.ts";

const SalesChart = lazy(() => import("./sales-charts.tsx"));

/** 11/16 from 2026-11-16. */
function shortDay(day: LocalDate): string {
  const [, month, date] = day.split("-").map(Number);
  return `${month}/${date}`;
}

/** What was paid, by the day of payment in Korea. */
export function BookedSales({ sales }: { readonly sales: Sales }) {
  const { t } = useTranslation("today");
  const { won, number, day } = useAdminFormat();
  const { booked, conversion } = sales;
  const parts: ChartPart[] = [
    { key: "sum", name: t("paid"), color: "var(--color-fairway-600)", kind: "bar" },
    { key: "usual", name: t("usual"), color: "var(--color-ink-3)", kind: "line" },
  ];
  return (
    <FigureCard
      title={t("by_booking")}
      note={t("million_days")}
      head={<Headline sum={booked.sum} growth={booked.growth} note={t("than_before")} />}
      chart={
        <SalesChart
          label={t("by_booking")}
          rows={booked.days.map((each) => ({ ...each, label: shortDay(each.day) }))}
          parts={parts}
          format={(value) => won(wonOf(value))}
        />
      }
      table={
        <FigureTable
          head={[t("day"), t("paid"), t("usual")]}
          rows={booked.days.map((each) => [day(each.day), won(each.sum), won(each.usual)])}
        />
      }
      foot={
        conversion.placed === 0
          ? t("no_orders")
          : t("conversion", {
              placed: number(conversion.placed),
              paid: number(conversion.paid),
              share: number(Math.round((conversion.paid / conversion.placed) * 1000) / 10),
            })
      }
    />
  );
}

/** What will be used, by week and by what it is. */
export function UsedSales({ sales: { used } }: { readonly sales: Sales }) {
  const { t } = useTranslation("today");
  const { won, day } = useAdminFormat();
  const parts: ChartPart[] = [
    { key: "golf", name: t("part.golf"), color: "var(--color-fairway-700)", kind: "bar" },
    { key: "hotel", name: t("part.hotel"), color: "var(--color-fairway-300)", kind: "bar" },
    { key: "other", name: t("part.other"), color: "var(--color-sand-2)", kind: "bar" },
  ];
  return (
    <FigureCard
      title={t("by_service")}
      note={t("million_weeks")}
      head={<Headline sum={used.sum} growth={null} note={t("next_weeks")} />}
      chart={
        <SalesChart
          label={t("by_service")}
          rows={used.weeks.map((each) => ({ ...each, label: shortDay(each.week) }))}
          parts={parts}
          format={(value) => won(wonOf(value))}
        />
      }
      table={
        <FigureTable
          head={[t("week"), ...parts.map(({ name }) => name)]}
          rows={used.weeks.map((each) => [
            day(each.week),
            won(each.golf),
            won(each.hotel),
            won(each.other),
          ])}
        />
      }
      foot={
        <span className="flex flex-wrap gap-4">
          {parts.map(({ key, name, color }) => (
            <span key={key} className="inline-flex items-center gap-1.5">
              <i className="td-dot" style={{ background: color }} />
              {name}
            </span>
          ))}
        </span>
      }
    />
  );
}

type HeadlineProps = { readonly sum: Won; readonly growth: number | null; readonly note: string };

function Headline({ sum, growth, note }: HeadlineProps) {
  const { won } = useAdminFormat();
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <b className="num text-22">{won(sum)}</b>
      <Growth growth={growth} />
      <span className="text-13 text-ink-3">{note}</span>
    </p>
  );
}

/** The sign says what the colour does. */
export function Growth({ growth }: { readonly growth: number | null }) {
  const { number } = useAdminFormat();
  if (growth === null) return null;
  return (
    <span className={growth < 0 ? "td-growth down" : "td-growth"}>
      {`${growth < 0 ? "▼" : "▲"} ${number(Math.abs(growth))}%`}
    </span>
  );
}

type FigureTableProps = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export function FigureTable({ head, rows }: FigureTableProps) {
  return (
    <table className="tbl">
      <thead>
        <tr>
          {head.map((label, index) => (
            <th key={label} scope="col" className={index === 0 ? undefined : "r"}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} className="r num">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
