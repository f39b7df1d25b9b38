import type { BookingMode } from "#app/domain/catalog/sale/cut-off.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";

/** Cars of one kind in one region on one day. */
export type CarNeed = {
  readonly vehicle: string;
  readonly regionId: string;
  readonly day: LocalDate;
  readonly cars: number;
};

/** One round of the whole party: a tee time for each flight, free and bookable now. */
export type RoundOption = {
  readonly courseId: string;
  readonly day: LocalDate;
  /** The first flight's tee time, by which the others are within an hour. */
  readonly time: string;
  readonly lines: readonly LineOf<"golf">[];
  /** Without vans. */
  readonly price: Won;
  /** There and back for the party, from hotels of this region; absent where we do not drive or all cars are taken. */
  readonly van?: {
    readonly regionId: string;
    readonly price: Won;
    readonly lines: readonly LineOf<"golf">[];
    readonly needs: readonly CarNeed[];
  };
  /** The fewest free places among its tee times. */
  readonly left: number;
};

export type CourseCandidate = {
  readonly id: string;
  readonly regionId: string;
  /** Tenths of a star: of its reviews, else by its tier. */
  readonly rating: number;
  readonly booking: BookingMode;
  readonly nightGolf: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly tipBaht: number;
  readonly rounds: readonly RoundOption[];
};

/** One kind of room for the whole party and the whole stay. */
export type StayOption = {
  readonly hotelId: string;
  readonly roomId: string;
  readonly checkIn: LocalDate;
  readonly line: LineOf<"hotel">;
  readonly price: Won;
};

export type HotelCandidate = {
  readonly id: string;
  readonly regionId: string;
  readonly stars: number;
  /** Tenths of a star: of its reviews, else nine for each star of its class. */
  readonly rating: number;
  readonly booking: BookingMode;
  /** One way, to each course that is close enough. */
  readonly minutesTo: Readonly<Record<string, number>>;
  readonly stays: readonly StayOption[];
};

/** The ride between an airport and the hotels of a region; `line` is exactly what a cart takes. */
export type TransferOption = {
  readonly regionId: string;
  readonly airport: string;
  readonly way: "there" | "back";
  readonly day: LocalDate;
  readonly minutes: number;
  readonly line: LineOf<"callvan">;
  readonly price: Won;
  readonly needs: readonly CarNeed[];
};

export type CaddieCandidate = {
  readonly id: string;
  readonly courseId: string;
  /** 0 is Sunday. */
  readonly dayOff: number;
  /** Half days taken by others, as `halfDay` writes them. */
  readonly taken: readonly string[];
  readonly line: Omit<LineOf<"caddy">, "date" | "time">;
  readonly price: Won;
};

/** Everything a plan can be made of, as it was at one moment. */
export type PlanCandidates = {
  readonly courses: readonly CourseCandidate[];
  readonly hotels: readonly HotelCandidate[];
  readonly transfers: readonly TransferOption[];
  readonly caddies: readonly CaddieCandidate[];
  /** Cars left, by `carKey`; a car that is not listed is not to be had. */
  readonly carsLeft: Readonly<Record<string, number>>;
  /** Minutes by road between two courses, by `roadKey`. */
  readonly roads: Readonly<Record<string, number>>;
};

export function carKey({ vehicle, regionId, day }: Omit<CarNeed, "cars">): string {
  return `${vehicle}:${regionId}:${day}`;
}

/** What a solution is made of; its lines put into an empty cart cost exactly its total. */
export type PlanChoice = {
  readonly start: LocalDate;
  readonly nights: number;
  readonly stay: StayOption;
  readonly transfers: readonly TransferOption[];
  /** In the order of their tee times. */
  readonly rounds: readonly { readonly round: RoundOption; readonly withVan: boolean }[];
  readonly caddies: readonly { readonly caddieId: string; readonly line: LineOf<"caddy"> }[];
  readonly total: Won;
  readonly lines: readonly CartLine[];
};
