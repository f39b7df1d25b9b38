import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { RATES } from "#app/domain/pricing/price-layer.ts";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { RemoveRule, RuleForm } from "./rules-parts.tsx";
import type { PriceRules } from "./rules-queries.server.ts";

const EFFECTS = ["demand_up", "weekend_rate", "peak_rate", "none"] as const;

type RulesPageProps = { readonly rules: PriceRules; readonly today: LocalDate };

/** What every price calendar follows: holidays, peak windows, exchange rates and the margin limit. */
export function RulesPage({ rules, today }: RulesPageProps) {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <PeakRules rules={rules} />
      <HolidayRules rules={rules} />
      <ExchangeRules rules={rules} today={today} />
      <MarginRule rules={rules} />
    </div>
  );
}

type RulesProps = Pick<RulesPageProps, "rules">;

function PeakRules({ rules }: RulesProps) {
  const { t } = useTranslation(["prices", "desk"]);
  const { day, text } = useAdminFormat();
  return (
    <section className="card grid content-start gap-3 p-4">
      <h2 className="text-18">{t("rules.peaks")}</h2>
      <ul className="grid gap-1">
        {rules.windows.map(({ id, startsOn, endsOn, name, rate }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <b>{text(name)}</b> {day(startsOn)} – {day(endsOn)}
            </span>
            <span className="flex items-center gap-2 text-13 text-ink-2">
              {RATES.some((each) => each === rate) ? t(`desk:rate.${rate as "peak"}`) : rate}
              <RemoveRule intent="remove_peak" id={id} label={text(name)} />
            </span>
          </li>
        ))}
      </ul>
      <RuleForm intent="peak" save={t("rules.add")}>
        {(fields) => (
          <>
            <TextField name="name_ko" label={t("rules.name_ko")} error={fields.name_ko} />
            <TextField name="name_en" label={t("rules.name_en")} error={fields.name_en} />
            <TextField name="from" type="date" label={t("range.from")} error={fields.from} />
            <TextField name="to" type="date" label={t("range.to")} error={fields.to} />
            <SelectField
              name="rate"
              label={t("rules.rate")}
              defaultValue="peak"
              options={RATES.map((value) => ({ value, label: t(`desk:rate.${value}`) }))}
              error={fields.rate}
            />
          </>
        )}
      </RuleForm>
    </section>
  );
}

function HolidayRules({ rules }: RulesProps) {
  const { t } = useTranslation("prices");
  const { day, text, country } = useAdminFormat();
  return (
    <section className="card grid content-start gap-3 p-4">
      <h2 className="text-18">{t("rules.holidays")}</h2>
      <ul className="grid max-h-80 gap-1 overflow-y-auto">
        {rules.holidays.map((holiday) => (
          <li key={holiday.id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {day(holiday.day)} <b>{text(holiday.name)}</b> {country(holiday.country)}
            </span>
            <span className="flex items-center gap-2 text-13 text-ink-2">
              {EFFECTS.some((each) => each === holiday.priceEffect)
                ? t(`effect.${holiday.priceEffect as "none"}`)
                : holiday.priceEffect}
              <RemoveRule intent="remove_holiday" id={holiday.id} label={text(holiday.name)} />
            </span>
          </li>
        ))}
      </ul>
      <RuleForm intent="holiday" save={t("rules.add")}>
        {(fields) => (
          <>
            <TextField name="day" type="date" label={t("change.day")} error={fields.day} />
            <SelectField
              name="country"
              label={t("rules.country")}
              options={rules.countries.map((value) => ({ value, label: country(value) }))}
              error={fields.country}
            />
            <TextField name="name_ko" label={t("rules.name_ko")} error={fields.name_ko} />
            <TextField name="name_en" label={t("rules.name_en")} error={fields.name_en} />
            <SelectField
              name="effect"
              label={t("rules.effect")}
              defaultValue="weekend_rate"
              options={EFFECTS.map((value) => ({ value, label: t(`effect.${value}`) }))}
              error={fields.effect}
            />
          </>
        )}
      </RuleForm>
    </section>
  );
}

function ExchangeRules({ rules, today }: RulesPageProps) {
  const { t } = useTranslation("prices");
  const { day } = useAdminFormat();
  return (
    <section className="card grid content-start gap-3 p-4">
      <h2 className="text-18">{t("rules.exchange")}</h2>
      {rules.rates.length === 0 ? <p className="text-ink-2">{t("cost.no_rate")}</p> : null}
      <ul className="grid gap-1">
        {rules.rates.map((rate) => (
          <li key={rate.day} className="flex justify-between gap-3">
            <span>{day(rate.day)}</span>
            <b className="num">฿1 = ₩{(rate.wonPer100Baht / 100).toFixed(2)}</b>
          </li>
        ))}
      </ul>
      <RuleForm intent="exchange" save={t("rules.save")}>
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

function MarginRule({ rules }: RulesProps) {
  const { t } = useTranslation("prices");
  return (
    <section className="card grid content-start gap-3 p-4">
      <h2 className="text-18">{t("rules.margin")}</h2>
      <p className="text-ink-2">{t("rules.margin_text")}</p>
      <RuleForm intent="margin" save={t("rules.save")}>
        {(fields) => (
          <TextField
            key={rules.limitPercent}
            name="percent"
            label={t("rules.percent")}
            inputMode="numeric"
            defaultValue={rules.limitPercent}
            error={fields.percent}
          />
        )}
      </RuleForm>
    </section>
  );
}
