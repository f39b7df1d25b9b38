import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addDays, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { type NewLineProps, newLineClass } from "./new-lines.tsx";

/** A room for some nights. */
export function NewStay({ products, day, players, onAdd }: NewLineProps) {
  const { t } = useTranslation("phone");
  const [roomId, setRoom] = useState(products.rooms[0]?.id ?? "");
  const [checkIn, setCheckIn] = useState<string>(day);
  const [checkOut, setCheckOut] = useState<string>(addDays(day, 2));
  const [rooms, setRooms] = useState(1);
  const [adults, setAdults] = useState(players);
  const [children, setChildren] = useState(0);

  function add() {
    const room = products.rooms.find(({ id }) => id === roomId);
    const from = parseLocalDate(checkIn);
    const to = parseLocalDate(checkOut);
    if (!room || !from || !to || from >= to) return;
    const nights = { checkIn: from, checkOut: to };
    const guests = { rooms, adults, children };
    onAdd({ kind: "hotel", hotelId: room.hotelId, roomId, ...nights, ...guests, price: won(0) });
  }

  return (
    <div className={newLineClass}>
      <SelectField
        label={t("room")}
        value={roomId}
        onChange={({ currentTarget }) => setRoom(currentTarget.value)}
        options={products.rooms.map(({ id, hotel, name }) => ({
          value: id,
          label: `${hotel} · ${name}`,
        }))}
      />
      <TextField
        label={t("check_in")}
        type="date"
        value={checkIn}
        onChange={({ currentTarget }) => setCheckIn(currentTarget.value)}
      />
      <TextField
        label={t("check_out")}
        type="date"
        value={checkOut}
        error={checkIn >= checkOut ? "record.ends_before_start" : undefined}
        onChange={({ currentTarget }) => setCheckOut(currentTarget.value)}
      />
      <Count label={t("rooms")} value={rooms} onChange={setRooms} max={9} />
      <Count label={t("adults")} value={adults} onChange={setAdults} max={36} />
      <Count label={t("children")} value={children} onChange={setChildren} min={0} max={36} />
      <Button size="sm" disabled={checkIn >= checkOut} onClick={add}>
        {t("add_stay")}
      </Button>
    </div>
  );
}

type CountProps = {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

function Count({ label, value, min = 1, max, onChange }: CountProps) {
  return (
    <TextField
      label={label}
      type="number"
      min={min}
      max={max}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(Math.min(max, Math.max(min, Math.trunc(Number(currentTarget.value)) || min)))
      }
    />
  );
}
