import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { writeTimeRates } from "#app/domain/pricing/desk/rates-schema.ts";
import { RATES, type RateCard } from "#app/domain/pricing/price-layer.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import type {
  findCourseRates,
  findRoomRates,
} from "#app/features/pricing/rates/save-rates.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { type PriceAnswer, type PriceRefusal, RatesConflict } from "./price-answer.tsx";
import { useUndoToast } from "./use-undo-toast.ts";

export type CourseRatesRow = Awaited<ReturnType<typeof findCourseRates>>;
export type RoomRatesRow = Awaited<ReturnType<typeof findRoomRates>>;

type RatesFormProps = {
  readonly rates:
    | ({ readonly kind: "course" } & CourseRatesRow)
    | ({ readonly kind: "room" } & RoomRatesRow);
};

/** The rate card and the terms of a product; saving computes its coming days again. */
export function RatesForm({ rates }: RatesFormProps) {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<PriceAnswer>();
  const canChange = useMayChange("prices");
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;
  useUndoToast(answer);
  return (
    <fetcher.Form
      // A new version resets the form: what was typed has been saved.
      key={rates.version}
      method="post"
      noValidate
      className={`${cardClass} grid gap-4 p-4`}
    >
      <h2 className="text-18">{t("rates.title")}</h2>
      <input type="hidden" name="intent" value="rates" />
      <input type="hidden" name="version" value={rates.version} />
      <fieldset disabled={!canChange} className="grid gap-4">
        <CardFields card={rates.rateCard} failure={failure} />
        {rates.kind === "course" ? (
          <CourseFields rates={rates} failure={failure} />
        ) : (
          <RoomFields rates={rates} failure={failure} />
        )}
      </fieldset>
      <RatesConflict refusal={failure} />
      <div className="flex items-center gap-3">
        {canChange ? (
          <Button type="submit" busy={fetcher.state !== "idle"}>
            {t("rates.save")}
          </Button>
        ) : null}
        <p className="text-13 text-ink-3">{t("rates.note")}</p>
      </div>
    </fetcher.Form>
  );
}

type Failed = { readonly failure: PriceRefusal | undefined };

const headClass = "py-1 pr-2 text-left font-semibold";

function CardFields({ card, failure }: Failed & { readonly card: RateCard | null }) {
  const { t } = useTranslation(["prices", "desk"]);
  return (
    <table className="w-full">
      <thead>
        <tr>
          {[t("rates.season"), t("scope.weekday"), t("scope.weekend")].map((label) => (
            <th key={label} scope="col" className={headClass}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RATES.map((rate) => (
          <tr key={rate}>
            <th scope="row" className={headClass}>
              {t(`desk:rate.${rate}`)}
            </th>
            {(["weekday", "weekend"] as const).map((column) => (
              <td key={column} className="p-1">
                <TextField
                  className="[&>label]:sr-only"
                  name={`${rate}_${column}`}
                  label={`${t(`desk:rate.${rate}`)} ${t(`scope.${column}`)}`}
                  inputMode="numeric"
                  defaultValue={card?.[rate][column] ?? ""}
                  error={failure?.fields[`${rate}_${column}`]}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CourseFields({ rates, failure }: Failed & { readonly rates: CourseRatesRow }) {
  const { t } = useTranslation("prices");
  const { cartFee, caddyFee, cutOffHours, timeRates } = rates;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          name="cartFee"
          label={t("fee.cart")}
          inputMode="numeric"
          defaultValue={cartFee}
          error={failure?.fields.cartFee}
        />
        <TextField
          name="caddyFee"
          label={t("fee.caddy")}
          inputMode="numeric"
          defaultValue={caddyFee}
          error={failure?.fields.caddyFee}
        />
        <CutOffField value={cutOffHours} failure={failure} />
      </div>
      <TextArea
        name="timeRates"
        label={t("rates.times")}
        hint={t("rates.times_hint")}
        rows={3}
        defaultValue={writeTimeRates(timeRates)}
        error={failure?.fields.timeRates}
      />
    </>
  );
}

function RoomFields({ rates, failure }: Failed & { readonly rates: RoomRatesRow }) {
  const { t } = useTranslation("prices");
  return (
    <div className="grid gap-3 sm:grid-cols-4">
      {(["allotment", "minNights", "peakMinNights"] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`rates.${name}`)}
          inputMode="numeric"
          defaultValue={rates[name]}
          error={failure?.fields[name]}
        />
      ))}
      <CutOffField value={rates.cutOffHours} failure={failure} />
    </div>
  );
}

function CutOffField({ value, failure }: Failed & { readonly value: number | null }) {
  const { t } = useTranslation("prices");
  return (
    <TextField
      name="cutOffHours"
      label={t("rates.cutOff")}
      hint={t("rates.cutOff_hint")}
      inputMode="numeric"
      defaultValue={value ?? ""}
      error={failure?.fields.cutOffHours}
    />
  );
}
