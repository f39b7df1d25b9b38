import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type CostKind, exchangeRateOn } from "#app/domain/pricing/desk/margin.ts";
import { seenAmount } from "#app/domain/pricing/desk/seen-rules.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { Costs } from "#app/features/pricing/rates/costs.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { type PriceAnswer, RatesConflict } from "./price-answer.tsx";
import { SeenForm } from "./price-link.tsx";
import { useUndoToast } from "./use-undo-toast.ts";

type NetCostsProps = {
  readonly kind: CostKind;
  readonly costs: Costs;
  readonly today: LocalDate;
};

/** What we pay in baht, from which day on; an entry lasts until the next. */
export function NetCosts({ kind, costs, today }: NetCostsProps) {
  const { t } = useTranslation("prices");
  const { day, number } = useAdminFormat();
  const fetcher = useFetcher<PriceAnswer>();
  const canChange = useMayChange("prices");
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;
  useUndoToast(answer);
  const seenOf = (form: FormData) =>
    seenAmount(costs.costs.find(({ startsOn }) => startsOn === form.get("startsOn"))?.baht);
  const rate = exchangeRateOn(costs.rates, today);
  return (
    <section className={`${cardClass} grid gap-3 p-4`}>
      <h2 className="text-18">{t(`cost.title.${kind}`)}</h2>
      {costs.costs.length === 0 ? (
        <p className="text-ink-2">{t("cost.none")}</p>
      ) : (
        <ul className="grid gap-1">
          {costs.costs.map(({ startsOn, baht }) => (
            <li key={startsOn} className="flex justify-between gap-3">
              <span>{t("cost.from", { day: day(startsOn) })}</span>
              <b className="tabular-nums whitespace-nowrap">฿{number(baht)}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="text-13 text-ink-3">
        {rate
          ? t("cost.rate", { rate: (rate.wonPer100Baht / 100).toFixed(2), day: day(rate.day) })
          : t("cost.no_rate")}
      </p>
      {canChange ? (
        <SeenForm fetcher={fetcher} seenOf={seenOf} className="flex flex-wrap items-end gap-2">
          <input type="hidden" name="intent" value="cost" />
          <input type="hidden" name="kind" value={kind} />
          <TextField
            name="startsOn"
            type="date"
            label={t("cost.starts")}
            defaultValue={today}
            error={failure?.fields.startsOn}
          />
          <TextField
            name="baht"
            label={t("cost.baht")}
            inputMode="numeric"
            error={failure?.fields.baht}
          />
          <Button type="submit" variant="secondary" busy={fetcher.state !== "idle"}>
            {t("cost.save")}
          </Button>
        </SeenForm>
      ) : null}
      <RatesConflict refusal={failure} />
    </section>
  );
}
