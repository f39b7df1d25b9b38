import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { seenHoliday, seenWindow } from "#app/domain/pricing/desk/seen-rules.ts";
import { HOLIDAY_EFFECTS, RATES } from "#app/domain/pricing/price-layer.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { RatesConflict } from "#app/features/pricing/desk/price-answer.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { RuleButtons, RuleForm, useRuleRemoval } from "./rules-parts.tsx";
import type { PriceRules } from "./rules-queries.server.ts";

type RulesProps = { readonly rules: PriceRules };
type Window = PriceRules["windows"][number];
type Holiday = PriceRules["holidays"][number];

/** When Koreans travel: these days cost the rate of the window. */
export function PeakRules({ rules: { windows } }: RulesProps) {
  const { t } = useTranslation(["prices", "desk"]);
  const { day, text } = useAdminFormat();
  const [edited, setEdited] = useState<Window>();
  const removal = useRuleRemoval();
  const stopEditing = useCallback(() => setEdited(undefined), []);
  return (
    <section className={`${cardClass} grid content-start gap-3 p-4`}>
      <h2 className="text-18">{t("rules.peaks")}</h2>
      <ul className="grid gap-1">
        {windows.map((window) => (
          <li key={window.id} className="flex flex-wrap items-center justify-between gap-x-2">
            <span>
              <b>{text(window.name)}</b> {day(window.startsOn)} – {day(window.endsOn)}
            </span>
            <span className="flex items-center gap-1 text-13 text-ink-2">
              {RATES.some((each) => each === window.rate)
                ? t(`desk:rate.${window.rate as "peak"}`)
                : window.rate}
              <RuleButtons
                label={text(window.name)}
                onEdit={() => setEdited(window)}
                onRemove={() =>
                  removal.remove({
                    intent: "remove_peak",
                    key: window.id,
                    seen: seenWindow(window),
                  })
                }
              />
            </span>
          </li>
        ))}
      </ul>
      <RatesConflict refusal={removal.refusal} />
      <PeakForm edited={edited} windows={windows} onSaved={stopEditing} />
    </section>
  );
}

type PeakFormProps = {
  readonly edited: Window | undefined;
  readonly windows: readonly Window[];
  readonly onSaved: () => void;
};

function PeakForm({ edited, windows, onSaved }: PeakFormProps) {
  const { t } = useTranslation(["prices", "desk"]);
  const seenOf = (form: FormData) => {
    const id = edited?.id ?? `peak-${form.get("from")}`;
    return seenWindow(windows.find((window) => window.id === id));
  };
  return (
    <RuleForm
      intent="peak"
      fieldsKey={edited?.id ?? ""}
      save={t(edited ? "rules.save" : "rules.add")}
      seenOf={seenOf}
      onSaved={onSaved}
    >
      {(fields) => (
        <>
          <input type="hidden" name="id" value={edited?.id ?? ""} />
          <NameFields name={edited?.name} fields={fields} />
          <TextField
            name="from"
            type="date"
            label={t("range.from")}
            defaultValue={edited?.startsOn}
            error={fields.from}
          />
          <TextField
            name="to"
            type="date"
            label={t("range.to")}
            defaultValue={edited?.endsOn}
            error={fields.to}
          />
          <SelectField
            name="rate"
            label={t("rules.rate")}
            defaultValue={edited?.rate ?? "peak"}
            options={RATES.map((value) => ({ value, label: t(`desk:rate.${value}`) }))}
            error={fields.rate}
          />
        </>
      )}
    </RuleForm>
  );
}

/** Holidays of a country, and what each does to its prices. */
export function HolidayRules({ rules }: RulesProps) {
  const { t } = useTranslation("prices");
  const { day, text, country } = useAdminFormat();
  const [edited, setEdited] = useState<Holiday>();
  const removal = useRuleRemoval();
  const stopEditing = useCallback(() => setEdited(undefined), []);
  return (
    <section className={`${cardClass} grid content-start gap-3 p-4`}>
      <h2 className="text-18">{t("rules.holidays")}</h2>
      <ul className="grid max-h-96 gap-1 overflow-y-auto">
        {rules.holidays.map((holiday) => (
          <li key={holiday.id} className="flex flex-wrap items-center justify-between gap-x-2">
            <span>
              {day(holiday.day)} <b>{text(holiday.name)}</b> {country(holiday.country)}
            </span>
            <span className="flex items-center gap-1 text-13 text-ink-2">
              {t(
                `effect.${HOLIDAY_EFFECTS.find((each) => each === holiday.priceEffect) ?? "demand_up"}`,
              )}
              <RuleButtons
                label={text(holiday.name)}
                onEdit={() => setEdited(holiday)}
                onRemove={() =>
                  removal.remove({
                    intent: "remove_holiday",
                    key: `${holiday.country}:${holiday.day}`,
                    seen: seenHoliday(holiday),
                  })
                }
              />
            </span>
          </li>
        ))}
      </ul>
      <RatesConflict refusal={removal.refusal} />
      <HolidayForm edited={edited} rules={rules} onSaved={stopEditing} />
    </section>
  );
}

type HolidayFormProps = RulesProps & {
  readonly edited: Holiday | undefined;
  readonly onSaved: () => void;
};

function HolidayForm({ edited, rules, onSaved }: HolidayFormProps) {
  const { t } = useTranslation("prices");
  const { country } = useAdminFormat();
  const seenOf = (form: FormData) =>
    seenHoliday(
      rules.holidays.find(
        (each) => each.day === form.get("day") && each.country === form.get("country"),
      ),
    );
  return (
    <RuleForm
      intent="holiday"
      fieldsKey={edited?.id ?? ""}
      save={t(edited ? "rules.save" : "rules.add")}
      seenOf={seenOf}
      onSaved={onSaved}
    >
      {(fields) => (
        <>
          <TextField
            name="day"
            type="date"
            label={t("change.day")}
            defaultValue={edited?.day}
            error={fields.day}
          />
          <SelectField
            name="country"
            label={t("rules.country")}
            defaultValue={edited?.country}
            options={rules.countries.map((value) => ({ value, label: country(value) }))}
            error={fields.country}
          />
          <NameFields name={edited?.name} fields={fields} />
          <SelectField
            name="effect"
            label={t("rules.effect")}
            defaultValue={
              HOLIDAY_EFFECTS.find((each) => each === edited?.priceEffect) ?? "weekend_rate"
            }
            options={HOLIDAY_EFFECTS.map((value) => ({ value, label: t(`effect.${value}`) }))}
            error={fields.effect}
          />
        </>
      )}
    </RuleForm>
  );
}

type NameFieldsProps = {
  readonly name: Holiday["name"] | undefined;
  readonly fields: Parameters<Parameters<typeof RuleForm>[0]["children"]>[0];
};

function NameFields({ name, fields }: NameFieldsProps) {
  const { t } = useTranslation("prices");
  return (
    <>
      <TextField
        name="name_ko"
        label={t("rules.name_ko")}
        defaultValue={name?.ko}
        error={fields.name_ko}
      />
      <TextField
        name="name_en"
        label={t("rules.name_en")}
        defaultValue={name?.en}
        error={fields.name_en}
      />
    </>
  );
}
