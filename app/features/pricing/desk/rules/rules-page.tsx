import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { seenAmount, seenFare } from "#app/domain/pricing/desk/seen-rules.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { HolidayRules, PeakRules } from "./day-rules-editor.tsx";
import { RuleForm } from "./rules-parts.tsx";
import type { PriceRules } from "./rules-queries.server.ts";
import { SurchargeRules } from "./surcharge-rules.tsx";

const RATES_SHOWN = 10;

type RulesPageProps = { readonly rules: PriceRules; readonly today: LocalDate };

/** What every price calendar follows: holidays, peak windows, exchange rates, the margin limit, and what rides add. */
export function RulesPage({ rules, today }: RulesPageProps) {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <PeakRules rules={rules} />
      <HolidayRules rules={rules} />
      <SurchargeRules surcharges={rules.surcharges} />
      <div className="grid content-start gap-4">
        <ExchangeRules rules={rules} today={today} />
        <MarginRule rules={rules} />
        <FareRules routes={rules.routes} />
      </div>
    </div>
  );
}

function ExchangeRules({ rules: { rates }, today }: RulesPageProps) {
  const { t } = useTranslation("prices");
  const { day } = useAdminFormat();
  const seenOf = (form: FormData) =>
    seenAmount(rates.find((rate) => rate.day === form.get("day"))?.wonPer100Baht);
  return (
    <section className={`${cardClass} grid content-start gap-3 p-4`}>
      <h2 className="text-18">{t("rules.exchange")}</h2>
      {rates.length === 0 ? <p className="text-ink-2">{t("cost.no_rate")}</p> : null}
      <ul className="grid gap-1">
        {rates.slice(0, RATES_SHOWN).map((rate) => (
          <li key={rate.day} className="flex justify-between gap-3">
            <span>{day(rate.day)}</span>
            <b className="tabular-nums whitespace-nowrap">
              ฿1 = ₩{(rate.wonPer100Baht / 100).toFixed(2)}
            </b>
          </li>
        ))}
      </ul>
      <RuleForm intent="exchange" save={t("rules.save")} seenOf={seenOf}>
        {(fields) => (
          <>
            <TextField
              name="day"
              type="date"
              label={t("change.day")}
              defaultValue={today}
              error={fields.day}
            />
            <TextField
              name="rate"
              label={t("rules.won_per_baht")}
              inputMode="decimal"
              placeholder="44.05"
              error={fields.rate}
            />
          </>
        )}
      </RuleForm>
    </section>
  );
}

function MarginRule({ rules: { margin, limitPercent } }: Pick<RulesPageProps, "rules">) {
  const { t } = useTranslation("prices");
  return (
    <section className={`${cardClass} grid content-start gap-3 p-4`}>
      <h2 className="text-18">{t("rules.margin")}</h2>
      <p className="text-ink-2">{t("rules.margin_text")}</p>
      <RuleForm intent="margin" save={t("rules.save")} seenOf={() => seenAmount(margin)}>
        {(fields) => (
          <TextField
            key={limitPercent}
            name="percent"
            label={t("rules.percent")}
            inputMode="numeric"
            defaultValue={limitPercent}
            error={fields.percent}
          />
        )}
      </RuleForm>
    </section>
  );
}

type FareRulesProps = { readonly routes: PriceRules["routes"] };

/** What a route of vans costs, airport transfers among them: one route at a time. */
function FareRules({ routes }: FareRulesProps) {
  const { t } = useTranslation("prices");
  const { text } = useAdminFormat();
  const [id, setId] = useState(routes[0]?.id);
  const route = routes.find((each) => each.id === id);
  if (!route) return null;
  const seen = seenFare(route);
  return (
    <section className={`${cardClass} grid content-start gap-3 p-4`}>
      <h2 className="text-18">{t("fare.title")}</h2>
      <SelectField
        label={t("fare.route")}
        value={route.id}
        onChange={({ currentTarget }) => setId(currentTarget.value)}
        options={routes.map((each) => ({
          value: each.id,
          label: `${text(each.origin)} → ${text(each.destination)}`,
        }))}
      />
      <RuleForm
        intent="fare"
        save={t("rules.save")}
        fieldsKey={`${route.id} ${seen}`}
        seenOf={() => seen}
      >
        {(fields) => (
          <>
            <input type="hidden" name="route" value={route.id} />
            {(["oneWayPrice", "roundTripPrice"] as const).map((name) => (
              <TextField
                key={name}
                name={name}
                label={t(`van.${name}`)}
                inputMode="numeric"
                defaultValue={route[name]}
                error={fields[name]}
              />
            ))}
          </>
        )}
      </RuleForm>
    </section>
  );
}
