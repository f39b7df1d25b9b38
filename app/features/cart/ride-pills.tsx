import { CarFront, Luggage, Route, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CartLine, LineOf } from "#app/domain/booking/cart-line.ts";
import { VAN_TRIPS } from "#app/domain/pricing/van-trip.ts";
import type { CartThings } from "./cart-things.server.ts";
import { vehicleOf, withLoad, withTrip, withVehicle } from "./edit-line.ts";
import { CountPill, Pill } from "./pill.tsx";

type RideProps<Line extends CartLine> = {
  readonly line: Line;
  readonly things: CartThings;
  readonly onChange: (line: CartLine) => void;
};

const MOST_PEOPLE = 20;
const MOST_CARS = 6;

/** The van of a round: none, there, or there and back; in which car, and in how many. */
export function VanPills({ line, things, onChange }: RideProps<LineOf<"golf">>) {
  const { t } = useTranslation("cart");
  const trips = ["none", ...VAN_TRIPS] as const;
  return (
    <>
      <Pill
        label={t("edit.van")}
        icon={Route}
        value={line.callvan}
        choices={trips.map((trip) => ({ value: trip, label: t(`trip.${trip}`) }))}
        onChange={(chosen) => {
          const trip = trips.find((each) => each === chosen);
          if (trip) onChange(withTrip(line, trip, things.vehicles));
        }}
      />
      {line.callvan === "none" ? null : (
        <CarPills line={line} cars={line.cars} things={things} onChange={onChange} />
      )}
    </>
  );
}

type CarProps = RideProps<LineOf<"golf"> | LineOf<"callvan">> & { readonly cars: number };

function CarPills({ line, cars, things, onChange }: CarProps) {
  const { t } = useTranslation("cart");
  const { vehicles } = things;
  return (
    <>
      <Pill
        label={t("edit.vehicle")}
        icon={CarFront}
        value={vehicleOf(line, vehicles) ?? ""}
        choices={vehicles.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => onChange(withVehicle(line, id, vehicles))}
      />
      <CountPill
        label={t("edit.cars")}
        icon={CarFront}
        value={cars}
        min={1}
        max={MOST_CARS}
        words={(count) => t("cars", { count })}
        onChange={(count) => {
          const vehicle = vehicleOf(line, vehicles);
          onChange({ ...line, cars: count, ...(vehicle && { vehicle }) });
        }}
      />
    </>
  );
}

export function RidePills({ line, things, onChange }: RideProps<LineOf<"callvan">>) {
  const { t } = useTranslation("cart");
  const { vehicles } = things;
  return (
    <>
      <CountPill
        label={t("edit.people")}
        icon={UsersRound}
        value={line.people}
        min={1}
        max={MOST_PEOPLE}
        words={(count) => t("people", { count })}
        onChange={(people) => onChange(withLoad(line, { people }, vehicles))}
      />
      <CountPill
        label={t("edit.golf_bags")}
        icon={Luggage}
        value={line.golfBags ?? line.people}
        min={0}
        max={MOST_PEOPLE}
        words={(count) => t("callvan.bags", { count })}
        onChange={(golfBags) => onChange(withLoad(line, { golfBags }, vehicles))}
      />
      <CountPill
        label={t("edit.suitcases")}
        icon={Luggage}
        value={line.suitcases ?? 0}
        min={0}
        max={MOST_PEOPLE}
        words={(count) => t("callvan.suitcases", { count })}
        onChange={(suitcases) => onChange(withLoad(line, { suitcases }, vehicles))}
      />
      <Pill
        label={t("edit.trip")}
        icon={Route}
        value={line.trip ?? "one_way"}
        choices={VAN_TRIPS.map((trip) => ({ value: trip, label: t(`trip.${trip}`) }))}
        onChange={(chosen) => {
          const trip = VAN_TRIPS.find((each) => each === chosen);
          if (trip) onChange({ ...line, trip });
        }}
      />
      <CarPills line={line} cars={line.cars ?? 1} things={things} onChange={onChange} />
    </>
  );
}
