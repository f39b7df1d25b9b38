import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Month } from "#app/domain/common/date/month.ts";
import type { PlacesEntry } from "#app/domain/pricing/desk/day-places.ts";
import type { FeePeriod } from "#app/domain/pricing/desk/fee-kinds.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { GridCell } from "#app/features/pricing/desk/grid/grid-queries.server.ts";
import { PlacesHistory } from "#app/features/pricing/desk/places/places-text.tsx";
import type { PricedDay } from "#app/features/pricing/desk/places/price-queries.server.ts";
import { DayStrip } from "#app/features/pricing/desk/sheet/day-strip.tsx";
import type { DaySheet } from "#app/features/pricing/desk/sheet/sheet-queries.server.ts";
import { TeeSheet } from "#app/features/pricing/desk/sheet/tee-sheet.tsx";
import type { Costs } from "#app/features/pricing/rates/costs.server.ts";
import type { findVanFees } from "#app/features/pricing/rates/fee-periods.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import { FeeForm } from "./fee-form.tsx";
import { type PriceAnswer, RatesConflict } from "./price-answer.tsx";
import { PricePage, PriceRules } from "./price-page.tsx";
import { type CourseRatesRow, RatesForm } from "./rates-form.tsx";
import { useUndoToast } from "./use-undo-toast.ts";

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
  readonly periods: readonly FeePeriod[];
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
  const { course, month, tab, today, cells, costs } = props;
  const page = { month, tab, today, cells, costs };
  return (
    <PricePage kind="course" product={course} tabs={TABS} {...page}>
      <OtherTab {...props} />
    </PricePage>
  );
}

function OtherTab(props: CoursePricesProps) {
  const { tab, rates, today, costs, van } = props;
  if (tab === "places") return <PlacesTab {...props} />;
  if (tab === "rules") {
    const form = <RatesForm rates={{ kind: "course", ...rates }} />;
    return (
      <PriceRules kind="course" costs={costs} today={today} form={form}>
        {van ? <VanForm van={van} /> : null}
      </PriceRules>
    );
  }
  if (tab === "green" || tab === "file") return null;
  return (
    <FeeForm
      key={tab}
      fee={tab}
      rates={rates}
      costs={props.fees}
      today={today}
      periods={props.periods}
    />
  );
}

function PlacesTab({ course, day, places, month, costs }: CoursePricesProps) {
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
        <TeeSheet
          key={day}
          courseId={course.id}
          partySize={course.maxPlayers}
          sheet={sheet}
          costs={costs}
        />
      ) : (
        <Note tone="info" title={t("sheet.none")} />
      )}
      <PlacesHistory history={history} />
    </>
  );
}

type VanFormProps = { readonly van: NonNullable<Awaited<ReturnType<typeof findVanFees>>> };

/** The fares of the van that drives to the course. */
function VanForm({ van }: VanFormProps) {
  const { t } = useTranslation("prices");
  const { text } = useAdminFormat();
  const fetcher = useFetcher<PriceAnswer>();
  const canChange = useMayChange("prices");
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;
  useUndoToast(answer);
  return (
    <fetcher.Form
      key={`${van.oneWayPrice} ${van.roundTripPrice}`}
      method="post"
      noValidate
      className={`${cardClass} grid content-start gap-3 p-4`}
    >
      <h2 className="text-18">{t("van.title", { from: text(van.origin) })}</h2>
      <input type="hidden" name="intent" value="van" />
      <input type="hidden" name="seenOneWay" value={van.oneWayPrice} />
      <input type="hidden" name="seenRoundTrip" value={van.roundTripPrice} />
      <div className="grid gap-3 sm:grid-cols-2">
        {(["oneWayPrice", "roundTripPrice"] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`van.${name}`)}
            inputMode="numeric"
            defaultValue={van[name]}
            readOnly={!canChange}
            error={failure?.fields[name]}
          />
        ))}
      </div>
      <RatesConflict refusal={failure} />
      {canChange ? (
        <Button type="submit" busy={fetcher.state !== "idle"} className="justify-self-start">
          {t("fee.save")}
        </Button>
      ) : null}
    </fetcher.Form>
  );
}
