import { useState } from "react";
import { useTranslation } from "react-i18next";
import { seenFare } from "#app/domain/pricing/desk/seen-rules.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { RuleForm } from "./rules-parts.tsx";
import type { PriceRules } from "./rules-queries.server.ts";

type FareRulesProps = { readonly routes: PriceRules["routes"] };

/** What a route of vans costs, airport transfers among them: one route at a time. */
export function FareRules({ routes }: FareRulesProps) {
  const { t } = useTranslation("prices");
  const { text } = useAdminFormat();
  const [id, setId] = useState(routes[0]?.id);
  const route = routes.find((each) => each.id === id);
  if (!route) return null;
  const seen = seenFare(route);
  return (
    <section className="card grid content-start gap-3 p-4">
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
