import { useTranslation } from "react-i18next";
import { hasFarDistrict } from "#app/domain/pricing/ride-surcharges.ts";
import { CheckField, SelectField } from "#app/ui/form/field.tsx";
import type { RideFormState } from "./use-ride-form.ts";

/** From, to, and whether the hotel is in the far quarter of a region that has one. */
export function RideRouteFields({ form }: { readonly form: RideFormState }) {
  const { t } = useTranslation("cart");
  const { directions, direction, setDirection } = form;
  const origins = [...new Set(directions.map(({ from }) => from))];
  const destinations = directions
    .filter(({ from }) => from === direction?.from)
    .map(({ to }) => to);
  return (
    <>
      <SelectField
        label={t("ride.from")}
        value={direction?.from}
        onChange={(event) =>
          setDirection(directions.find(({ from }) => from === event.target.value))
        }
        options={origins.map(option)}
      />
      <SelectField
        label={t("ride.to")}
        value={direction?.to}
        onChange={(event) =>
          setDirection(
            directions.find(
              ({ from, to }) => from === direction?.from && to === event.target.value,
            ),
          )
        }
        options={destinations.map(option)}
      />
      {direction && hasFarDistrict(direction.route.regionId) ? (
        <CheckField
          className="-my-2"
          checked={form.isFar}
          onChange={(event) => form.setFar(event.target.checked)}
          label={t("ride.far")}
        />
      ) : null}
    </>
  );
}

function option(place: string) {
  return { value: place, label: place };
}
