import { useTranslation } from "react-i18next";
import { seenSurcharge } from "#app/domain/pricing/desk/seen-rules.ts";
import { SURCHARGE_CODES, type SurchargeCode } from "#app/domain/pricing/ride-surcharges.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { RuleForm } from "./rules-parts.tsx";
import type { PriceRules } from "./rules-queries.server.ts";

type SurchargeRulesProps = { readonly surcharges: PriceRules["surcharges"] };

/** What an hour, a day or a wish adds to a ride; fares are with their routes. */
export function SurchargeRules({ surcharges }: SurchargeRulesProps) {
  const { t } = useTranslation("prices");
  return (
    <section className={`${cardClass} grid content-start gap-3 p-4`}>
      <h2 className="text-18">{t("surcharge.title")}</h2>
      <p className="text-ink-2">{t("surcharge.text")}</p>
      {SURCHARGE_CODES.map((code) => (
        <SurchargeForm
          key={code}
          code={code}
          standing={surcharges.find((each) => each.code === code)}
        />
      ))}
    </section>
  );
}

type SurchargeFormProps = {
  readonly code: SurchargeCode;
  readonly standing: PriceRules["surcharges"][number] | undefined;
};

function SurchargeForm({ code, standing }: SurchargeFormProps) {
  const { t } = useTranslation("prices");
  const seen = seenSurcharge(standing);
  return (
    <RuleForm intent="surcharge" save={t("rules.save")} fieldsKey={seen} seenOf={() => seen}>
      {(fields) => (
        <>
          <input type="hidden" name="code" value={code} />
          <b className="self-center">{t(`surcharge.${code}`)}</b>
          <TextField
            name="amount"
            label={t("surcharge.amount")}
            inputMode="numeric"
            defaultValue={standing?.amount ?? ""}
            error={fields.amount}
          />
          <TextField
            name="percent"
            label={t("surcharge.percent")}
            inputMode="numeric"
            defaultValue={standing?.percent ?? ""}
            error={fields.percent}
          />
        </>
      )}
    </RuleForm>
  );
}
