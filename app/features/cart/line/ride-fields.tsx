import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine, LineOf } from "#app/domain/booking/cart-line.ts";
import { lineKey } from "#app/domain/booking/line/line-facts.ts";
import { waysOf } from "#app/domain/booking/ride-direction.ts";
import { draftedRide } from "#app/domain/booking/ride-draft.ts";
import { MOST_NOTE } from "#app/domain/booking/ride-note.ts";
import { lastDayShown } from "#app/domain/catalog/sale-month.ts";
import { addDays, type LocalDate } from "#app/domain/local-date.ts";
import type { Won } from "#app/domain/money.ts";
import { hasFarQuarter } from "#app/domain/pricing/far-quarter.ts";
import type { CartThings } from "#app/features/cart/cart-products.server.ts";
import { type Ask, useAsked } from "#app/features/cart/use-line-quote.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/calendar/date-field.tsx";
import { CheckField, SelectField, TextField } from "#app/ui/form/field.tsx";
import { Stepper } from "#app/ui/form/stepper.tsx";
import { AskedPrice } from "./quoted-price.tsx";

type RideFieldsProps = {
  readonly things: CartThings;
  readonly today: LocalDate;
  readonly lines: readonly CartLine[];
  /** A day that suits the trip. */
  readonly first?: LocalDate | undefined;
  /** The ride that is changed, and what it costs now. */
  readonly before?: LineOf<"callvan">;
  readonly total?: Won | undefined;
  readonly ask: Ask;
  readonly onPut: (ride: LineOf<"callvan">) => void;
};

const MOST = 20;
const USUAL_TIME = "14:00";
const USUAL = { people: 2, golfBags: 2, suitcases: 2 };

/** Both ends are chosen, and make the route; its price stands above the button before it is pressed. */
export function RideFields(props: RideFieldsProps) {
  const { things, today, lines, first, before, total, ask, onPut } = props;
  const { t } = useTranslation("cart");
  const ways = waysOf(things.routes);
  const [way, setWay] = useState(() => {
    const own = ways.find(
      ({ route, way }) => route.id === before?.routeId && way === (before.way ?? "there"),
    );
    return own ?? ways[0];
  });
  const [date, setDate] = useState<LocalDate | undefined>(before?.date ?? first);
  const [time, setTime] = useState(before ? (before.time ?? "") : USUAL_TIME);
  const [load, setLoad] = useState(before ? loadOf(before) : USUAL);
  const [vehicle, setVehicle] = useState(before?.vehicle ?? "");
  const [isFar, setFar] = useState(before?.far === true);
  const [note, setNote] = useState(before?.note ?? "");

  const isTime = /^\d\d:\d\d$/.test(time);
  const whole = way && date && isTime ? { ...way, date, time, ...load, vehicle, isFar } : undefined;
  // What is noted changes no price.
  const { asked, refusal, busy } = useAsked(
    ask,
    whole && draftedRide({ ...whole, note: "" }, before),
  );
  const ride = whole && draftedRide({ ...whole, note }, before);
  const own = before && lineKey(before);
  const isThere =
    ride && lineKey(ride) !== own && lines.some((line) => lineKey(line) === lineKey(ride));
  const can = ride && asked && !asked.notReady && !asked.problem && !isThere;
  const missing = !date ? t("ride.need_date") : isTime ? undefined : t("ride.need_time");

  const froms = [...new Set(ways.map(({ from }) => from))];
  const tos = ways.filter(({ from }) => from === way?.from).map(({ to }) => to);

  return (
    <div className="grid gap-4">
      <SelectField
        label={t("ride.from")}
        value={way?.from}
        onChange={(event) => setWay(ways.find(({ from }) => from === event.target.value))}
        options={froms.map(same)}
      />
      <SelectField
        label={t("ride.to")}
        value={way?.to}
        onChange={(event) =>
          setWay(ways.find(({ from, to }) => from === way?.from && to === event.target.value))
        }
        options={tos.map(same)}
      />
      {way && hasFarQuarter(way.route.regionId) ? (
        <CheckField
          className="-my-2"
          checked={isFar}
          onChange={(event) => setFar(event.target.checked)}
          label={t("ride.far")}
        />
      ) : null}
      <DateField
        label={t("ride.date")}
        today={today}
        min={addDays(today, 1)}
        max={lastDayShown(today)}
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
            ["edit.people", "people", 1],
            ["edit.golf_bags", "golfBags", 0],
            ["edit.suitcases", "suitcases", 0],
          ] as const
        ).map(([name, part, min]) => (
          <div key={name} className="flex items-center justify-between gap-3">
            <span className="label">{t(name)}</span>
            <Stepper
              label={t(name)}
              value={load[part]}
              min={min}
              max={MOST}
              onChange={(count) => setLoad({ ...load, [part]: count })}
            />
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
      <TextField
        label={t("ride.note")}
        hint={t("ride.note_hint")}
        value={note}
        maxLength={MOST_NOTE}
        onChange={(event) => setNote(event.target.value)}
      />
      <AskedPrice
        name={way ? t("way", way) : ""}
        days={date && { from: date }}
        before={total}
        asked={asked}
        refusal={refusal}
        busy={busy}
        why={missing ?? (isThere ? t("ride.there") : undefined)}
      />
      <Button
        size="lg"
        block
        aria-disabled={!can || undefined}
        onClick={() => {
          if (can) onPut(ride);
        }}
      >
        {t(before ? "ride.take" : "ride.put")}
      </Button>
    </div>
  );
}

function same(place: string) {
  return { value: place, label: place };
}

function loadOf({ people, golfBags = people, suitcases = 0 }: LineOf<"callvan">) {
  return { people, golfBags, suitcases };
}
