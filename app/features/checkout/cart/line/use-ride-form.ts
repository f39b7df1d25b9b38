import { useState } from "react";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { rideDirections } from "#app/domain/order/ride/ride-direction.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";

const USUAL_TIME = "14:00";
const USUAL_PARTY = 2;

type Start = {
  readonly routes: CartProducts["routes"];
  readonly first: LocalDate | undefined;
  readonly before: LineOf<"callvan"> | undefined;
  /** How many travel, and where to. */
  readonly party: number | undefined;
  readonly region: string | undefined;
};

export type RideLoad = {
  readonly people: number;
  readonly golfBags: number;
  readonly suitcases: number;
};
export type RideFormState = ReturnType<typeof useRideForm>;

/** The input of the ride form; `draft` is undefined until route, day and time are chosen. */
export function useRideForm({ routes, first, before, party, region }: Start) {
  const directions = rideDirections(routes);
  const [direction, setDirection] = useState(() => {
    const current = directions.find(
      ({ route, way }) => route.id === before?.routeId && way === (before.way ?? "there"),
    );
    return current ?? directions.find(({ route }) => route.regionId === region) ?? directions[0];
  });
  const [date, setDate] = useState<LocalDate | undefined>(before?.date ?? first);
  const [time, setTime] = useState(before ? (before.time ?? "") : USUAL_TIME);
  const [load, setLoad] = useState<RideLoad>(before ? loadOf(before) : usualLoad(party));
  const [vehicle, setVehicle] = useState(before?.vehicle ?? "");
  const [isFar, setFar] = useState(before?.far === true);
  const [note, setNote] = useState(before?.note ?? "");
  const isTime = /^\d\d:\d\d$/.test(time);
  const draft =
    direction && date && isTime
      ? { ...direction, date, time, ...load, vehicle, isFar, note }
      : undefined;
  return {
    ...{ directions, direction, setDirection, date, setDate, time, setTime, isTime },
    ...{ load, setLoad, vehicle, setVehicle, isFar, setFar, note, setNote, draft },
  };
}

/** Everybody brings golf bag and suitcase. */
function usualLoad(people = USUAL_PARTY): RideLoad {
  return { people, golfBags: people, suitcases: people };
}

function loadOf({ people, golfBags = people, suitcases = 0 }: LineOf<"callvan">): RideLoad {
  return { people, golfBags, suitcases };
}
