import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import type { VehicleFacts } from "#app/domain/order/check/order-facts.ts";
import { carsFor, rideLoad } from "#app/domain/order/rules/ride-rules.ts";
import { type Bill, type BillCode, billPart } from "#app/domain/pricing/bill.ts";
import { entryBill, golfBill } from "#app/domain/pricing/golf-bill.ts";
import { type RideFares, rideBill } from "#app/domain/pricing/ride-bill.ts";
import type { Surcharge } from "#app/domain/pricing/ride-surcharges.ts";
import { type CourseFees, caddieBill } from "#app/domain/pricing/round-price.ts";
import { type RoomFees, stayBill } from "#app/domain/pricing/stay-bill.ts";
import { pickUpTime } from "#app/domain/pricing/van-price.ts";
import type { CartLine, LineOf } from "./cart-line.ts";
import { lineTotal } from "./line-facts.ts";

export type RideFacts = {
  readonly fares: RideFares;
  readonly driveMinutes: number;
  readonly vehicles: readonly VehicleFacts[];
  readonly surcharges: readonly Surcharge[];
  readonly isPeak: boolean;
  readonly isFarDistrict?: boolean;
};

/** The prices on a line's own date, with the price layers already applied. */
export type PriceFacts = {
  readonly golf: { readonly greenFee: Won; readonly fees: CourseFees; readonly ride?: RideFacts };
  readonly hotel: {
    readonly nights: readonly { readonly night: LocalDate; readonly price: Won }[];
    readonly room: RoomFees;
  };
  readonly caddy: {
    readonly caddie: { readonly price: Won; readonly reservationFee: Won };
    readonly course: Pick<CourseFees, "includesCaddy" | "caddyPolicy">;
  };
  readonly callvan: RideFacts;
  readonly tournament: { readonly entryFee: Won };
};

/** A round with its ride; undefined where no car fits the wanted ride. */
export function billOfRound(line: LineOf<"golf">, facts: PriceFacts["golf"]): Bill | undefined {
  const { greenFee, fees, ride } = facts;
  if (line.callvan === "none") return golfBill(greenFee, fees, line);
  const load = { people: line.players, golfBags: line.players, suitcases: 0 };
  const car = ride && carOf(line.vehicle ?? carsFor(ride.vehicles, load)?.vehicle, ride);
  if (!ride || !car) return undefined;
  const pickUp = pickUpTime(line.time, ride.driveMinutes);
  const { isPeak, fares, surcharges } = ride;
  const choice = {
    trip: line.callvan,
    cars: line.cars,
    pricePercent: car.pricePercent,
    pickUp,
    isPeak,
  };
  return golfBill(greenFee, fees, line, { fares, surcharges, choice });
}

export function billOfStay(line: LineOf<"hotel">, { nights, room }: PriceFacts["hotel"]): Bill {
  return stayBill(nights, room, line);
}

export function billOfCaddie({ caddie, course }: PriceFacts["caddy"]): Bill {
  return caddieBill(caddie, course);
}

/** A ride; undefined where its car is not driven any more. */
export function billOfRide(
  line: LineOf<"callvan">,
  facts: PriceFacts["callvan"],
): Bill | undefined {
  const best = carsFor(facts.vehicles, rideLoad(line));
  const car = carOf(line.vehicle ?? best?.vehicle, facts);
  if (!car) return undefined;
  return rideBill(facts.fares, facts.surcharges, {
    kind: "transfer",
    trip: line.trip ?? "one_way",
    cars: line.cars ?? (line.vehicle ? 1 : (best?.cars ?? 1)),
    pricePercent: car.pricePercent,
    pickUp: line.time,
    isPeak: facts.isPeak,
    isFarDistrict: facts.isFarDistrict,
    waitHours: line.waitHours,
    stops: line.stops,
  });
}

export function billOfEntry(line: LineOf<"tournament">, facts: PriceFacts["tournament"]): Bill {
  return entryBill(facts.entryFee, line.people);
}

function carOf(id: string | undefined, { vehicles }: RideFacts): VehicleFacts | undefined {
  return vehicles.find((vehicle) => vehicle.id === id);
}

/** Where the rows of a round's bill go in its line. */
const PARTS = {
  green: ["green", "seat"],
  cart: ["cart"],
  caddy: ["caddy"],
  van: ["ride", "ride_peak", "ride_early", "ride_late", "ride_area", "ride_wait", "ride_stop"],
} as const satisfies Record<string, readonly BillCode[]>;

export type PriceChange = {
  readonly part: keyof typeof PARTS | "total";
  readonly before: Won;
  readonly after: Won;
};

/** The line at the price its bill says now. */
export function repriced(line: CartLine, bill: Bill): CartLine {
  if (line.kind !== "golf") return { ...line, price: bill.total };
  const [green, cart, caddy, van] = [PARTS.green, PARTS.cart, PARTS.caddy, PARTS.van].map((codes) =>
    billPart(bill, codes),
  );
  const none = won(0);
  return {
    ...line,
    fees: { green: green ?? none, cart: cart ?? none, caddy: caddy ?? none, van: van ?? none },
  };
}

/** Price changes since the line was added, which are always shown. */
export function priceChanges(line: CartLine, bill: Bill): PriceChange[] {
  if (lineTotal(line) === bill.total && line.kind !== "golf") return [];
  if (line.kind !== "golf") return [{ part: "total", before: lineTotal(line), after: bill.total }];
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) => {
    const [before, after] = [line.fees[part], billPart(bill, PARTS[part])];
    return before === after ? [] : [{ part, before, after }];
  });
}
