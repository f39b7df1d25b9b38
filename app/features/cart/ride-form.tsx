import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LineOf } from "#app/domain/booking/cart-line.ts";
import { addDays, type LocalDate } from "#app/domain/local-date.ts";
import { won } from "#app/domain/money.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import type { CartThings } from "./cart-things.server.ts";

type RideFormProps = {
  readonly things: CartThings;
  readonly today: LocalDate;
  readonly first: LocalDate | undefined;
  readonly onAdd: (line: LineOf<"callvan">) => void;
  readonly className?: string;
  /** Where a ride is suggested already. */
  readonly isQuiet?: boolean;
};

/** A ride that hangs on no round: from the airport, or to it. */
export function RideForm(props: RideFormProps) {
  const { t } = useTranslation("cart");
  const [open, setOpen] = useState(false);
  return (
    <>
      {props.isQuiet ? (
        <Button
          size="sm"
          variant="ghost"
          className={clsx("mt-2 underline underline-offset-4", props.className)}
          onClick={() => setOpen(true)}
        >
          {t("ride.other")}
        </Button>
      ) : (
        <div
          className={clsx(
            "mt-3 flex flex-wrap items-center gap-3 rounded-card border border-dashed border-line-3 bg-white p-4",
            props.className,
          )}
        >
          <div className="min-w-50 flex-1">
            <b className="block leading-6">{t("ride.title")}</b>
            <span className="text-14 text-ink-2">{t("ride.text")}</span>
          </div>
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            <Plus aria-hidden="true" />
            {t("ride.add")}
          </Button>
        </div>
      )}
      <Dialog open={open} onOpenChange={setOpen} title={t("ride.title")}>
        <RideFields
          {...props}
          onAdd={(line) => {
            setOpen(false);
            props.onAdd(line);
          }}
        />
      </Dialog>
    </>
  );
}

const MOST = 20;
/** As much as a line takes to name a place. */
const MOST_WORDS = 200;
const USUAL_TIME = "14:00";

function RideFields({ things, today, first, onAdd }: RideFormProps) {
  const { t } = useTranslation("cart");
  const [routeId, setRouteId] = useState(things.routes[0]?.id ?? "");
  const [date, setDate] = useState<LocalDate | undefined>(first);
  const [time, setTime] = useState(USUAL_TIME);
  const [places, setPlaces] = useState<{ readonly from?: string; readonly to?: string }>({});
  const [people, setPeople] = useState(2);
  const [golfBags, setGolfBags] = useState(2);
  const [suitcases, setSuitcases] = useState(2);
  const [vehicle, setVehicle] = useState("");
  const route = things.routes.find(({ id }) => id === routeId);
  const from = places.from ?? route?.from ?? "";
  const to = places.to ?? route?.to ?? "";
  const isWhole = route && date && /^\d\d:\d\d$/.test(time) && from.trim() && to.trim();

  function add() {
    if (!isWhole) return;
    onAdd({
      kind: "callvan",
      routeId,
      date,
      time,
      from: from.trim(),
      to: to.trim(),
      people,
      golfBags,
      suitcases,
      ...(vehicle && { vehicle }),
      price: won(0),
    });
  }

  return (
    <div className="grid gap-4">
      <SelectField
        label={t("ride.route")}
        value={routeId}
        onChange={(event) => {
          setRouteId(event.target.value);
          setPlaces({});
        }}
        options={things.routes.map(({ id, from, to }) => ({
          value: id,
          label: t("way", { from, to }),
        }))}
      />
      <TextField
        label={t("ride.from")}
        value={from}
        maxLength={MOST_WORDS}
        onChange={(event) => setPlaces({ ...places, from: event.target.value })}
        required
      />
      <TextField
        label={t("ride.to")}
        value={to}
        maxLength={MOST_WORDS}
        onChange={(event) => setPlaces({ ...places, to: event.target.value })}
        required
      />
      <DateField
        label={t("ride.date")}
        today={today}
        min={addDays(today, 1)}
        value={date}
        onChange={setDate}
        required
      />
      <TextField
        label={t("ride.time")}
        type="time"
        value={time}
        onChange={(event) => setTime(event.target.value)}
        required
      />
      <div className="grid gap-3">
        {(
          [
            ["edit.people", people, setPeople, 1],
            ["edit.golf_bags", golfBags, setGolfBags, 0],
            ["edit.suitcases", suitcases, setSuitcases, 0],
          ] as const
        ).map(([name, value, set, min]) => (
          <div key={name} className="flex items-center justify-between gap-3">
            <span className="label">{t(name)}</span>
            <Stepper label={t(name)} value={value} min={min} max={MOST} onChange={set} />
          </div>
        ))}
      </div>
      <SelectField
        label={t("edit.vehicle")}
        value={vehicle}
        onChange={(event) => setVehicle(event.target.value)}
        placeholder={t("ride.any_vehicle")}
        options={things.vehicles.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button size="lg" block aria-disabled={!isWhole || undefined} onClick={add}>
        {t("ride.put")}
      </Button>
    </div>
  );
}
