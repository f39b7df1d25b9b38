import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { findVanFees } from "#app/features/pricing/rates/van-fees-queries.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { PriceAnswer } from "./price-answer.ts";
import { RatesConflict } from "./rates-conflict.tsx";
import { useUndoToast } from "./use-undo-toast.ts";

type VanFormProps = { readonly van: NonNullable<Awaited<ReturnType<typeof findVanFees>>> };

/** The fares of the van that drives to the course. */
export function VanForm({ van }: VanFormProps) {
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
      className="card grid content-start gap-3 p-4"
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
