import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { FeeKind, FeePeriod } from "#app/domain/pricing/desk/fee-kinds.ts";
import { seenAmount } from "#app/domain/pricing/desk/seen-rules.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/surface.ts";
import type { PriceAnswer } from "./price-answer.ts";
import { RatesConflict } from "./rates-conflict.tsx";
import { SeenForm } from "./seen-form.tsx";
import { useUndoToast } from "./use-undo-toast.ts";

type FeePeriodsProps = {
  readonly fee: FeeKind;
  readonly periods: readonly FeePeriod[];
  readonly today: LocalDate;
};

/** What the fee will be, from which day on. */
export function FeePeriods({ fee, periods, today }: FeePeriodsProps) {
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
