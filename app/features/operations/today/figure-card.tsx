import { ChartColumn, Table2 } from "lucide-react";
import { type ReactNode, Suspense, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { cardClass } from "#app/ui/look/classes.ts";
import { segmentClass } from "#app/ui/look/segment-class.ts";

type FigureCardProps = {
  readonly title: string;
  readonly note: string;
  /** Drawn in the browser only; the server sends the table. */
  readonly chart: ReactNode;
  readonly table: ReactNode;
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
};

const chartClass = "h-52 pt-3 pr-3 pb-1";

/** The same figures as a chart or as a table. */
export function FigureCard({ title, note, chart, table, head, foot }: FigureCardProps) {
  const { t } = useTranslation("today");
  const [view, setView] = useState<"chart" | "table">("chart");
  const canDraw = useIsBrowser();
  const shown = canDraw ? view : "table";
  return (
    <section className={`${cardClass} min-w-0 overflow-hidden`}>
      <header className="flex min-h-[52px] flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-1.5">
        <h2 className="text-16">
          {title} <span className="font-medium text-14 text-ink-3">{note}</span>
        </h2>
        <fieldset className={segmentClass({ size: "sm" })} aria-label={t("view_of", { title })}>
          <button type="button" aria-pressed={shown === "chart"} onClick={() => setView("chart")}>
            <ChartColumn aria-hidden="true" />
            {t("chart")}
          </button>
          <button type="button" aria-pressed={shown === "table"} onClick={() => setView("table")}>
            <Table2 aria-hidden="true" />
            {t("table")}
          </button>
        </fieldset>
      </header>
      {head ? <div className="px-4 pt-3">{head}</div> : null}
      {shown === "chart" ? (
        <Suspense fallback={<div className={chartClass} aria-busy="true" />}>
          <div className={chartClass}>{chart}</div>
        </Suspense>
      ) : (
        <div className="max-h-60 overflow-auto">{table}</div>
      )}
      {foot ? <div className="px-4 pt-2 pb-3 text-13 text-ink-2">{foot}</div> : null}
    </section>
  );
}

function useIsBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
