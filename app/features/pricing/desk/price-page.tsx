import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Month } from "#app/domain/common/date/month.ts";
import type { PricedKind } from "#app/domain/pricing/desk/margin.ts";
import { Presence } from "#app/features/desk/record/presence.tsx";
import type { GridCell } from "#app/features/pricing/desk/grid/grid-queries.server.ts";
import { PriceDesk } from "#app/features/pricing/desk/grid/price-desk.tsx";
import type { Costs } from "#app/features/pricing/rates/costs.server.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import { FilePanel } from "./file-panel.tsx";
import { NetCosts } from "./net-costs.tsx";
import { PriceBar } from "./price-bar.tsx";

type TabName = "green" | "cart" | "caddy" | "places" | "night";

type PricePageProps = {
  readonly kind: PricedKind;
  readonly product: { readonly id: string; readonly name: string };
  readonly today: LocalDate;
  readonly month: Month;
  readonly tab: string;
  /** The first one is the grid. */
  readonly tabs: readonly TabName[];
  readonly cells: readonly GridCell[];
  readonly costs: Costs;
  /** What the other tabs show. */
  readonly children: ReactNode;
};

/** The price page of a course or a room type: the bar, who else is here, the month, and its other tabs. */
export function PricePage(props: PricePageProps) {
  const { kind, product, month, tab, tabs, today, cells, costs, children } = props;
  const { t } = useTranslation("prices");
  const link = (change: { readonly month?: Month; readonly tab?: string }) =>
    `?month=${change.month ?? month}&tab=${change.tab ?? tab}`;
  return (
    <>
      <Presence form={{ area: "prices", kind: `${kind}_prices` }} id={product.id} />
      <PriceBar
        month={month}
        tab={tab}
        tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        link={link}
        exportTo={`/admin/prices/${kind}/${product.id}/export?month=${month}`}
      />
      {tab === tabs[0] ? (
        <PriceDesk
          key={month}
          label={t(`grid.${kind}`, { name: product.name })}
          kind={kind}
          id={product.id}
          month={month}
          today={today}
          cells={cells}
          costs={costs}
          monthLink={(to) => link({ month: to })}
        />
      ) : null}
      {tab === "file" ? <FilePanel costs={costs} /> : null}
      {children}
    </>
  );
}

type PriceRulesProps = {
  readonly kind: PricedKind;
  readonly costs: Costs;
  readonly today: LocalDate;
  readonly form: ReactNode;
  readonly children?: ReactNode;
};

/** The rate card next to the net costs, and the way to the rules of all calendars. */
export function PriceRules({ kind, costs, today, form, children }: PriceRulesProps) {
  const { t } = useTranslation("prices");
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {form}
      <div className="grid content-start gap-4">
        <NetCosts kind={kind === "course" ? "green" : "room"} costs={costs} today={today} />
        {children}
        <p>
          <Link to="/admin/prices" className={linkClass}>
            {t("rules.all")}
          </Link>
        </p>
      </div>
    </div>
  );
}
