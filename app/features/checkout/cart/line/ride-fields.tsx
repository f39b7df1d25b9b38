import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { draftedRide } from "#app/domain/order/ride/ride-draft.ts";
import { MOST_NOTE } from "#app/domain/order/ride/ride-note.ts";
import { wishedParty } from "#app/domain/order/trip/trip-wish.ts";
import { recallTrip } from "#app/features/catalog/party/trip-memory.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { type QuoteLine, useLineQuote } from "#app/features/checkout/cart/use-line-quote.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/calendar/date-field.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { labelClass } from "#app/ui/form/field-class.ts";
import { Stepper } from "#app/ui/form/stepper.tsx";
import { cartRegion } from "./cart-region.ts";
import { QuotedPrice } from "./quoted-price.tsx";
import { RideRouteFields } from "./ride-route-fields.tsx";
import { type RideFormState, type RideLoad, useRideForm } from "./use-ride-form.ts";

const MOST = 20;

const PARTS = [
  ["edit.people", "people", 1],
  ["edit.golf_bags", "golfBags", 0],
  ["edit.suitcases", "suitcases", 0],
] as const;

type RideFieldsProps = {
  readonly products: CartProducts;
  readonly today: LocalDate;
  readonly lines: readonly CartLine[];
  /** A day that suits the trip. */
  readonly first?: LocalDate | undefined;
  /** The ride that is changed, and what it costs now. */
  readonly before?: LineOf<"callvan">;
  readonly total?: Won | undefined;
  readonly quoteLine: QuoteLine;
  readonly onPut: (ride: LineOf<"callvan">) => void;
};

/** The form of a ride: its two ends make the route, and its price is shown before it is added. */
export function RideFields(props: RideFieldsProps) {
  const { products, today, lines, first, before, total, quoteLine, onPut } = props;
  const { t } = useTranslation("cart");
  const trip = useTripSoFar(lines, products);
  const form = useRideForm({ routes: products.routes, first: first ?? trip.day, before, ...trip });
  const { draft, date, direction } = form;
  // The note changes no price.
  const quoteRequest = draft && draftedRide({ ...draft, note: "" }, before);
  const { quoted, refusal, busy } = useLineQuote(quoteLine, quoteRequest);
  const ride = draft && draftedRide(draft, before);
  const isInCart = ride !== undefined && isAmong(ride, lines, before);
  const canPut = ride && quoted && !quoted.notReady && !quoted.problem && !isInCart;
  const missing = !date ? t("ride.need_date") : form.isTime ? undefined : t("ride.need_time");
  return (
    <div className="grid gap-4">
      <RideRouteFields form={form} />
      <RideTimeFields form={form} today={today} />
      <RideLoadFields load={form.load} onChange={form.setLoad} />
      <SelectField
        label={t("edit.vehicle")}
        value={form.vehicle}
        onChange={(event) => form.setVehicle(event.target.value)}
        placeholder={t("ride.any_vehicle")}
        options={products.vehicles.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        label={t("ride.note")}
        hint={t("ride.note_hint")}
        value={form.note}
        maxLength={MOST_NOTE}
        onChange={(event) => form.setNote(event.target.value)}
      />
      <QuotedPrice
        name={direction ? t("way", direction) : ""}
        days={date && { from: date }}
        before={total}
        quoted={quoted}
        refusal={refusal}
        busy={busy}
        why={missing ?? (isInCart ? t("ride.there") : undefined)}
      />
      <Button
        size="lg"
        block
        aria-disabled={!canPut || undefined}
        onClick={() => {
          if (canPut) onPut(ride);
        }}
      >
        {t(before ? "ride.take" : "ride.put")}
      </Button>
    </div>
  );
}

/** The party and the region of the cart; of an empty one, what was chosen on the way. */
function useTripSoFar(lines: readonly CartLine[], products: CartProducts) {
  const [wish] = useState(recallTrip);
  const party = wishedParty(lines.length > 0 ? {} : wish, lines);
  const region = cartRegion(lines, products) ?? wish.region;
  return { party, region, day: wish.checkIn ?? wish.round };
}

type RideTimeFieldsProps = { readonly form: RideFormState; readonly today: LocalDate };

function RideTimeFields({ form, today }: RideTimeFieldsProps) {
  const { t } = useTranslation("cart");
  return (
    <>
      <DateField
        label={t("ride.date")}
        today={today}
        min={addDays(today, 1)}
        max={lastDayShown(today)}
        value={form.date}
        onChange={form.setDate}
        required
      />
      <TextField
        label={t("ride.time")}
        type="time"
        value={form.time}
        onChange={(event) => form.setTime(event.target.value)}
        required
      />
    </>
  );
}

/** Whether the cart has another ride with the same key. */
function isAmong(
  ride: LineOf<"callvan">,
  lines: readonly CartLine[],
  before: LineOf<"callvan"> | undefined,
): boolean {
  const key = lineKey(ride);
  return key !== (before && lineKey(before)) && lines.some((line) => lineKey(line) === key);
}

type RideLoadFieldsProps = {
  readonly load: RideLoad;
  readonly onChange: (load: RideLoad) => void;
};

/** How many people, golf bags and suitcases ride along. */
function RideLoadFields({ load, onChange }: RideLoadFieldsProps) {
  const { t } = useTranslation("cart");
  return (
    <div className="grid gap-3">
      {PARTS.map(([name, part, min]) => (
        <div key={name} className="flex items-center justify-between gap-3">
          <span className={labelClass}>{t(name)}</span>
          <Stepper
            label={t(name)}
            value={load[part]}
            min={min}
            max={MOST}
            onChange={(count) => onChange({ ...load, [part]: count })}
          />
        </div>
      ))}
    </div>
  );
}
