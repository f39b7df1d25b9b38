import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { FeeKind, FeePeriod } from "#app/domain/pricing/desk/fee-kinds.ts";
import { writeTimeRates } from "#app/domain/pricing/desk/rates-schema.ts";
import { seenAmount } from "#app/domain/pricing/desk/seen-rules.ts";
import { RATES } from "#app/domain/pricing/price-layer.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { marginsOf } from "#app/features/pricing/desk/grid/margins.ts";
import type { Costs } from "#app/features/pricing/rates/costs.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { NetCosts } from "./net-costs.tsx";
import { type PriceAnswer, RatesConflict } from "./price-answer.tsx";
import { SeenForm } from "./price-link.tsx";
import type { CourseRatesRow } from "./rates-form.tsx";
import { useUndoToast } from "./use-undo-toast.ts";

type FeeFormProps = {
  readonly fee: FeeKind;
  readonly rates: CourseRatesRow;
  readonly costs: Costs;
  readonly today: LocalDate;
  readonly periods: readonly FeePeriod[];
};

/** The fee of a cart or of a caddie, what it will be, its net cost and its margin. */
export function FeeForm({ fee, rates, costs, today, periods }: FeeFormProps) {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<PriceAnswer>();
  const canChange = useMayChange("prices");
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;
  useUndoToast(answer);
  const name = fee === "cart" ? "cartFee" : "caddyFee";
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <fetcher.Form
        key={rates.version}
        method="post"
        noValidate
        className={`${cardClass} grid content-start gap-3 p-4`}
      >
        <h2 className="text-18">{t(`fee.${fee}`)}</h2>
        <input type="hidden" name="intent" value="rates" />
        <OtherRates rates={rates} except={name} />
        <TextField
          name={name}
          label={t(`fee.${fee}`)}
          inputMode="numeric"
          defaultValue={rates[name]}
          readOnly={!canChange}
          error={failure?.fields[name]}
        />
        <FeeMargin fee={rates[name]} costs={costs} today={today} />
        <RatesConflict refusal={failure} />
        {canChange ? (
          <Button type="submit" busy={fetcher.state !== "idle"} className="justify-self-start">
            {t("fee.save")}
          </Button>
        ) : null}
      </fetcher.Form>
      <FeePeriods fee={fee} periods={periods} today={today} />
      <NetCosts kind={fee} costs={costs} today={today} />
    </div>
  );
}

type FeeMarginProps = Pick<FeeFormProps, "costs" | "today"> & { readonly fee: Won };

function FeeMargin({ fee, costs, today }: FeeMarginProps) {
  const { t } = useTranslation("prices");
  const margins = marginsOf(costs);
  const margin = fee > 0 ? margins.margin(today, fee) : undefined;
  if (margin === undefined) return null;
  return (
    <p className={margins.isLow(today, fee) ? "font-semibold text-warn-700" : "text-ink-2"}>
      {t("fee.margin", { margin })}
    </p>
  );
}

/** Rates are saved whole, with their version; what this form does not show is sent as it was. */
function OtherRates({
  rates,
  except,
}: {
  readonly rates: CourseRatesRow;
  readonly except: string;
}) {
  const fields: [string, string][] = [
    ["version", String(rates.version)],
    ...RATES.flatMap((rate): [string, string][] => [
      [`${rate}_weekday`, String(rates.rateCard[rate].weekday)],
      [`${rate}_weekend`, String(rates.rateCard[rate].weekend)],
    ]),
    ["cartFee", String(rates.cartFee)],
    ["caddyFee", String(rates.caddyFee)],
    ["timeRates", writeTimeRates(rates.timeRates)],
    ["cutOffHours", String(rates.cutOffHours ?? "")],
  ];
  return fields
    .filter(([name]) => name !== except)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

type FeePeriodsProps = {
  readonly fee: FeeKind;
  readonly periods: readonly FeePeriod[];
  readonly today: LocalDate;
};

/** What the fee will be, from which day on. */
function FeePeriods({ fee, periods, today }: FeePeriodsProps) {
  const { t } = useTranslation("prices");
  const { day, won } = useAdminFormat();
  const fetcher = useFetcher<PriceAnswer>();
  const canChange = useMayChange("prices");
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;
  useUndoToast(answer);
  const own = periods.filter((period) => period.fee === fee);
  const seenOf = (form: FormData) =>
    seenAmount(own.find(({ startsOn }) => startsOn === form.get("startsOn"))?.amount);
  return (
    <section className={`${cardClass} grid content-start gap-3 p-4`}>
      <h2 className="text-18">{t("fee.periods")}</h2>
      <p className="text-ink-2">{t(own.length === 0 ? "fee.period_none" : "fee.period_text")}</p>
      <ul className="grid gap-1">
        {own.map(({ startsOn, amount }) => (
          <li key={startsOn} className="flex justify-between gap-3">
            <span>{t("fee.from", { day: day(startsOn) })}</span>
            <b className="tabular-nums whitespace-nowrap">{won(amount)}</b>
          </li>
        ))}
      </ul>
      {canChange ? (
        <SeenForm
          key={own.length}
          fetcher={fetcher}
          seenOf={seenOf}
          className="flex flex-wrap items-end gap-2"
        >
          <input type="hidden" name="intent" value="fee" />
          <input type="hidden" name="fee" value={fee} />
          <TextField
            name="startsOn"
            type="date"
            min={addDays(today, 1)}
            label={t("cost.starts")}
            error={failure?.fields.startsOn}
          />
          <TextField
            name="amount"
            label={t("fee.period_amount")}
            inputMode="numeric"
            error={failure?.fields.amount}
          />
          <Button type="submit" variant="secondary" busy={fetcher.state !== "idle"}>
            {t("fee.period_save")}
          </Button>
        </SeenForm>
      ) : null}
      <RatesConflict refusal={failure} />
    </section>
  );
}
