import { roundToThousand, type Won, won } from "../common/money.ts";
import type { BillCode } from "./bill.ts";

/** As the table of surcharges names them. */
export const SURCHARGE_CODES = ["EARLY", "LATE", "JOMTIEN", "WAIT", "STOP", "PEAK"] as const;
export type SurchargeCode = (typeof SURCHARGE_CODES)[number];

/** A sum, or a part of the ride's price. */
export type Surcharge = {
  readonly code: string;
  readonly amount: Won | null;
  readonly percent: number | null;
};

export type RideTimes = {
  /** Leaving time at the venue; unknown until one is chosen. */
  readonly pickUp: string | undefined;
  readonly isPeak: boolean;
};

export type RideExtras = {
  readonly waitHours?: number;
  readonly stops?: number;
  /** Whether it goes to a district that costs more. */
  readonly isFarDistrict?: boolean;
};

const EARLY_BEFORE = "05:30";
const NIGHT = { from: "22:00", to: "05:00" } as const;

const ROW = {
  EARLY: "ride_early",
  LATE: "ride_late",
  JOMTIEN: "ride_area",
  WAIT: "ride_wait",
  STOP: "ride_stop",
  PEAK: "ride_peak",
} as const satisfies Record<SurchargeCode, BillCode>;

export function surchargeRow(code: SurchargeCode): BillCode {
  return ROW[code];
}

/** How many times each surcharge is due for one car. A ride to a round is early, never late at night. */
export function surchargesDue(
  kind: "transfer" | "round",
  { pickUp, isPeak }: RideTimes,
  { waitHours = 0, stops = 0, isFarDistrict = false }: RideExtras = {},
): Readonly<Record<SurchargeCode, number>> {
  const isLate =
    kind === "transfer" && pickUp !== undefined && (pickUp >= NIGHT.from || pickUp < NIGHT.to);
  const isEarly = pickUp !== undefined && pickUp < EARLY_BEFORE && !isLate;
  return {
    PEAK: isPeak ? 1 : 0,
    EARLY: isEarly ? 1 : 0,
    LATE: isLate ? 1 : 0,
    JOMTIEN: isFarDistrict ? 1 : 0,
    WAIT: waitHours,
    STOP: stops,
  };
}

/** What a kind of car costs on a route, as it is quoted: in thousands. */
export function quotedFare(fare: Won, pricePercent: number, raisedBy = 0): Won {
  return roundToThousand((fare * pricePercent * (100 + raisedBy)) / 10_000);
}

/** What a surcharge adds once to a car; nothing where none is set. */
export function surchargeAmount(
  surcharges: readonly Surcharge[],
  code: SurchargeCode,
  { fare, pricePercent }: { readonly fare: Won; readonly pricePercent: number },
): Won {
  const surcharge = surcharges.find((each) => each.code === code);
  if (!surcharge) return won(0);
  if (surcharge.percent === null) return surcharge.amount ?? won(0);
  // Both ends are quoted prices, so that the parts add up to the quoted whole.
  return won(quotedFare(fare, pricePercent, surcharge.percent) - quotedFare(fare, pricePercent));
}

/** The district of Pattaya to which a ride costs more, as people write it. */
const FAR_DISTRICT = /jomtien|좀티엔/i;

export function mentionsFarDistrict(text: string): boolean {
  return FAR_DISTRICT.test(text);
}

/** Whether rides of a region can go there at all. */
export function hasFarDistrict(regionId: string): boolean {
  return regionId === "pattaya";
}
