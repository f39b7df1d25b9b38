import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { ProductOptions } from "#app/features/checkout/phone-order/product-options.server.ts";
import { fieldGridClass } from "#app/features/desk/desk-classes.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";

/** A transfer: its route, the day and time of the pick-up, and who rides. */
export function NewRide({ products, day, players, onAdd }: NewLineProps) {
  const { t } = useTranslation("phone");
  const [routeId, setRoute] = useState(products.routes[0]?.id ?? "");
  const [way, setWay] = useState<"there" | "back">("there");
  const [date, setDate] = useState<string>(day);
  const [time, setTime] = useState("10:00");
  const [people, setPeople] = useState(players);

  function add() {
    const on = parseLocalDate(date);
    if (!on || !/^\d\d:\d\d$/.test(time)) return;
    onAdd({ kind: "callvan", routeId, way, date: on, time, people, price: won(0) });
  }

  return (
    <div className={newLineClass}>
      <SelectField
        label={t("route")}
        value={routeId}
        onChange={({ currentTarget }) => setRoute(currentTarget.value)}
        options={products.routes.map(({ id, from, to }) => ({
          value: id,
          label: `${from} → ${to}`,
        }))}
      />
      <SelectField
        label={t("way")}
        value={way}
        onChange={({ currentTarget }) => setWay(currentTarget.value === "back" ? "back" : "there")}
        options={[
          { value: "there", label: t("way_there") },
          { value: "back", label: t("way_back") },
        ]}
      />
      <TextField
        label={t("day")}
        type="date"
        value={date}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
      <TextField
        label={t("pick_up")}
        type="time"
        value={time}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
      <TextField
        label={t("people")}
        type="number"
        min={1}
        max={36}
        value={people}
        onChange={({ currentTarget }) => setPeople(Math.trunc(Number(currentTarget.value)) || 1)}
      />
      <Button size="sm" onClick={add}>
        {t("add_ride")}
      </Button>
    </div>
  );
}

/** The fields of a new line of an order side by side; the first needs the room of two. */
export const newLineClass = `${fieldGridClass} items-end [&>:first-child]:col-span-2`;

export type NewLineProps = {
  readonly products: ProductOptions;
  readonly lines: readonly CartLine[];
  /** The first day that a form offers: that of the last line, or in two weeks. */
  readonly day: LocalDate;
  readonly players: number;
  readonly onAdd: (line: CartLine) => void;
};
