import { clsx } from "clsx";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { shortDay } from "#app/domain/common/date/date-text.ts";
import { type Won, won as wonOf } from "#app/domain/common/money.ts";
import { tableClass } from "#app/features/desk/desk-classes.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { FigureCard } from "./figure-card.tsx";
import type { ChartPart } from "./sales-charts.tsx";
import type { Sales } from "./sales-queries.server.ts";

const SalesChart = lazy(() => import("./sales-charts.tsx"));

/** What was paid, by the day of payment in Korea. */
export function BookedSales({ sales }: { readonly sales: Sales }) {
  const { t } = useTranslation("today");
  const { won, day } = useAdminFormat();
  const { booked, conversion } = sales;
  const parts: ChartPart[] = [
    { key: "sum", name: t("paid"), color: "var(--color-fairway-600)", kind: "bar" },
    { key: "usual", name: t("usual"), color: "var(--color-ink-3)", kind: "line" },
  ];
  return (
    <FigureCard
      title={t("by_booking")}
      note={t("million_days")}
      head={
        <Headline
          sum={booked.sum}
          growth={booked.growth}
          note={t(booked.growth === null ? "before_refunds" : "than_before")}
        />
      }
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
        <span className="flex flex-wrap justify-between gap-x-6 gap-y-1">
          <Legend parts={parts} />
          <Conversion conversion={conversion} />
        </span>
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
      foot={<Legend parts={parts} />}
    />
  );
}

function Conversion({ conversion: { placed, paid } }: Pick<Sales, "conversion">) {
  const { t } = useTranslation("today");
  const { number } = useAdminFormat();
  if (placed === 0) return t("no_orders");
  const share = number(Math.round((paid / placed) * 1000) / 10);
  return t("conversion", { placed: number(placed), paid: number(paid), share });
}

/** What each colour is; a line is dashed here as in the chart. */
function Legend({ parts }: { readonly parts: readonly ChartPart[] }) {
  return (
    <span className="flex flex-wrap gap-4">
      {parts.map(({ key, name, color, kind }) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          {kind === "bar" ? (
            <i
              className="size-3 rounded-[3px] border border-line-2"
              style={{ background: color }}
            />
          ) : (
            <i className="w-5 border-t-2 border-dashed" style={{ borderColor: color }} />
          )}
          {name}
        </span>
      ))}
    </span>
  );
}

type HeadlineProps = { readonly sum: Won; readonly growth: number | null; readonly note: string };

function Headline({ sum, growth, note }: HeadlineProps) {
  const { won } = useAdminFormat();
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <b className="tabular-nums whitespace-nowrap text-22">{won(sum)}</b>
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
    <span className={clsx("font-bold", growth < 0 ? "text-danger-700" : "text-fairway-700")}>
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
    <table className={tableClass}>
      <thead>
        <tr>
          {head.map((label, index) => (
            <th key={label} scope="col" className={index === 0 ? undefined : "text-right"}>
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
              <td key={head[index + 1]} className="text-right tabular-nums whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
