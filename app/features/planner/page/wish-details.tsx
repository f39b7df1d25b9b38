import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PLAN_STYLES, type PlanWish } from "#app/domain/planner/plan-wish.ts";
import { shortClock } from "#app/features/checkout/cart/cart-formats.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";

const EARLIEST = ["06:00", "06:30", "07:00", "07:30", "08:00", "09:00", "10:00", "12:00"];
const LATEST = ["07:30", "08:00", "08:30", "09:00", "10:00", "11:00", "12:00", "13:30"];
const DRIVES = [40, 60, 90, 120, 150, 180, 240];

type WishDetailsProps = { readonly wish: PlanWish };

/** What few want to say: open where it has been said. */
export function WishDetails({ wish }: WishDetailsProps) {
  const { t } = useTranslation("planner");
  const { teeTime, driveMinutes, arrival, departure, style } = wish;
  const isSaid = [teeTime, driveMinutes, arrival, departure, style].some(
    (value) => value !== undefined,
  );
  return (
    <details
      id="details"
      open={isSaid}
      className={`${roundCardClass} group mt-4 scroll-mt-24 px-5 target:border-pick-600`}
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between text-18 font-bold">
        {t("more.open")}
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-5 md:grid-cols-2">
        <SelectField
          label={t("style.label")}
          name="style"
          defaultValue={style ?? "balanced"}
          options={PLAN_STYLES.map((value) => ({ value, label: t(`style.${value}`) }))}
        />
        <SelectField
          label={t("drive.label")}
          name="drive"
          defaultValue={driveMinutes ?? ""}
          placeholder={t("drive.any")}
          options={withOwn(DRIVES, driveMinutes).map((minutes) => ({
            value: String(minutes),
            label: t("drive.upto", { minutes }),
          }))}
        />
        <Times label={t("tee.from")} name="tee_from" times={EARLIEST} value={teeTime?.earliest} />
        <Times label={t("tee.to")} name="tee_to" times={LATEST} value={teeTime?.latest} />
        <Flight
          name="arrival"
          label={t("arrival.label")}
          flight={arrival}
          hint={t("flight.hint")}
        />
        <Flight name="departure" label={t("departure.label")} flight={departure} />
      </div>
    </details>
  );
}

/** The values offered, and the one that a sentence named. */
function withOwn<Value extends number | string>(values: readonly Value[], own: Value | undefined) {
  return own === undefined || values.includes(own) ? values : [...values, own].toSorted();
}

type TimesProps = {
  readonly label: string;
  readonly name: string;
  readonly times: readonly string[];
  readonly value: string | undefined;
};

function Times({ label, name, times, value }: TimesProps) {
  const { t } = useTranslation("planner");
  return (
    <SelectField
      label={label}
      name={name}
      defaultValue={value ?? ""}
      placeholder={t("tee.any")}
      options={withOwn(times, value).map((time) => ({ value: time, label: shortClock(time) }))}
    />
  );
}

type FlightProps = {
  readonly name: "arrival" | "departure";
  readonly label: string;
  readonly flight: PlanWish["arrival"];
  readonly hint?: string;
};

function Flight({ name, label, flight, hint }: FlightProps) {
  return (
    <div>
      <TextField
        type="time"
        label={label}
        name={`${name}_time`}
        defaultValue={flight?.time}
        {...(hint !== undefined && { hint })}
      />
      {flight?.airport ? (
        <input type="hidden" name={`${name}_airport`} value={flight.airport} />
      ) : null}
    </div>
  );
}
