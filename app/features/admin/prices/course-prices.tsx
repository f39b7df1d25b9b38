import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Month } from "#app/domain/admin/month.ts";
import type { PlacesEntry } from "#app/domain/admin/places.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { PlacesHistory } from "#app/features/admin/places/places-text.tsx";
import type { PricedDay } from "#app/features/admin/places/price-queries.server.ts";
import type { GridCell } from "#app/features/admin/prices/grid/grid-queries.server.ts";
import { PriceDesk } from "#app/features/admin/prices/grid/price-desk.tsx";
import { DayStrip } from "#app/features/admin/sheet/day-strip.tsx";
import type { DaySheet } from "#app/features/admin/sheet/sheet-queries.server.ts";
import { TeeSheet } from "#app/features/admin/sheet/tee-sheet.tsx";
import type { Costs } from "#app/features/pricing/costs.server.ts";
import type { findVanFees } from "#app/features/pricing/save-van-fees.server.ts";
import { Note } from "#app/ui/note.tsx";
import { FeeForm } from "./fee-form.tsx";
import { FilePanel } from "./file-panel.tsx";
import { NetCosts } from "./net-costs.tsx";
import { PriceBar } from "./price-bar.tsx";
import { type CourseRatesRow, RatesForm } from "./rates-form.tsx";
import { VanForm } from "./van-form.tsx";

const TABS = ["green", "cart", "caddy", "places"] as const;
type Tab = (typeof TABS)[number] | "file" | "rules";

export function courseTab(value: string | null): Tab {
  return [...TABS, "file", "rules"].find((tab): tab is Tab => tab === value) ?? "green";
}

type CoursePricesProps = {
  readonly course: { readonly id: string; readonly name: string; readonly maxPlayers: number };
  readonly today: LocalDate;
  readonly month: Month;
  readonly tab: Tab;
  readonly day: LocalDate;
  readonly rates: CourseRatesRow;
  readonly cells: readonly GridCell[];
  readonly costs: Costs;
  readonly fees: Costs;
  readonly places:
    | {
        readonly sheet: DaySheet | undefined;
        readonly week: readonly PricedDay[];
        readonly history: readonly PlacesEntry[];
      }
    | undefined;
  readonly van: Awaited<ReturnType<typeof findVanFees>>;
};

/** The price page of a course: the month of green fees, its fees, its tee sheet, its rules and files. */
export function CoursePrices(props: CoursePricesProps) {
  const { course, month, tab, today } = props;
  const { t } = useTranslation("prices");
  const link = (change: { readonly month?: Month; readonly tab?: string }) =>
    `?month=${change.month ?? month}&tab=${change.tab ?? tab}`;
  return (
    <>
      <PriceBar
        month={month}
        tab={tab}
        tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        link={link}
        exportTo={`/admin/prices/course/${course.id}/export?month=${month}`}
      />
      {tab === "green" ? (
        <PriceDesk
          key={month}
          label={t("grid.course", { name: course.name })}
          kind="course"
          month={month}
          today={today}
          cells={props.cells}
          costs={props.costs}
          monthLink={(to) => link({ month: to })}
        />
      ) : (
        <OtherTab {...props} />
      )}
    </>
  );
}

function OtherTab(props: CoursePricesProps) {
  const { tab, rates, today } = props;
  if (tab === "file") return <FilePanel costs={props.costs} />;
  if (tab === "places") return <PlacesTab {...props} />;
  if (tab === "rules") return <RulesTab {...props} />;
  if (tab === "green") return null;
  return <FeeForm key={tab} fee={tab} rates={rates} costs={props.fees} today={today} />;
}

function RulesTab({ rates, costs, today, van }: CoursePricesProps) {
  const { t } = useTranslation("prices");
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <RatesForm rates={{ kind: "course", ...rates }} />
      <div className="grid content-start gap-4">
        <NetCosts kind="green" costs={costs} today={today} />
        {van ? <VanForm van={van} /> : null}
        <p>
          <Link to="/admin/prices" className="link">
            {t("rules.all")}
          </Link>
        </p>
      </div>
    </div>
  );
}

function PlacesTab({ course, day, places, month }: CoursePricesProps) {
  const { t } = useTranslation("prices");
  const { day: dayText } = useAdminFormat();
  if (!places) return null;
  const { sheet, week, history } = places;
  return (
    <>
      <DayStrip day={day} days={week} link={(to) => `?month=${month}&tab=places&day=${to}`} />
      <h2 className="mb-2 text-18">{dayText(day)}</h2>
      {sheet?.closed ? (
        <Note tone="warn" title={t("sheet.closed", { why: sheet.closeReason ?? "" })} />
      ) : null}
      {sheet ? (
        <TeeSheet key={day} courseId={course.id} partySize={course.maxPlayers} sheet={sheet} />
      ) : (
        <Note tone="info" title={t("sheet.none")} />
      )}
      <PlacesHistory history={history} />
    </>
  );
}
