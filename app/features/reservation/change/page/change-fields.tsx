import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { ChangeWish } from "#app/domain/reservation/change/change-wish.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";

type Wish = Exclude<ChangeWish, { kind: "golf" }>;

/** Dates and people of a stay or a ride; asked again with the address. */
export function ChangeFields({ wish }: { readonly wish: Wish }) {
  const { t } = useTranslation("change");
  return (
    <Form method="get" replace preventScrollReset className="grid gap-4">
      {wish.kind === "hotel" ? <StayFields wish={wish} /> : <RideFields wish={wish} />}
      <Button type="submit" variant="secondary">
        {t("fields.count")}
      </Button>
    </Form>
  );
}

function StayFields({ wish }: { readonly wish: Extract<Wish, { kind: "hotel" }> }) {
  const { t } = useTranslation("change");
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2 md:gap-2">
        <TextField type="date" name="checkIn" defaultValue={wish.checkIn} label={t("fields.in")} />
        <TextField
          type="date"
          name="checkOut"
          defaultValue={wish.checkOut}
          label={t("fields.out")}
        />
      </div>
      <div className="grid grid-cols-3 gap-2">
        <Count name="rooms" value={wish.rooms} from={1} to={9} label={t("fields.rooms")} />
        <Count name="adults" value={wish.adults} from={1} to={18} label={t("fields.adults")} />
        <Count name="children" value={wish.children} from={0} to={9} label={t("fields.children")} />
      </div>
    </>
  );
}

function RideFields({ wish }: { readonly wish: Extract<Wish, { kind: "callvan" }> }) {
  const { t } = useTranslation("change");
  return (
    <div className="grid grid-cols-2 gap-x-2 gap-y-3 md:grid-cols-3">
      <TextField
        type="date"
        name="date"
        defaultValue={wish.date}
        label={t("fields.day")}
        className="max-md:col-span-2"
      />
      <TextField type="time" name="time" defaultValue={wish.time} label={t("fields.time")} />
      <Count name="people" value={wish.people} from={1} to={20} label={t("fields.people")} />
    </div>
  );
}

type CountProps = {
  readonly name: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly label: string;
};

function Count({ name, value, from, to, label }: CountProps) {
  const most = Math.max(to, value);
  const options = Array.from({ length: most - from + 1 }, (_, index) => String(from + index));
  return (
    <SelectField
      name={name}
      label={label}
      defaultValue={String(value)}
      options={options.map((each) => ({ value: each, label: each }))}
    />
  );
}
