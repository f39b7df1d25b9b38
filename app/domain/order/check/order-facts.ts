import type { DayState } from "#app/domain/catalog/sale/sale-month.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { CourseFees } from "#app/domain/pricing/round-price.ts";
import type { RoomFees } from "#app/domain/pricing/stay-bill.ts";

export type CourseFacts = Pick<CourseFees, "cartPolicy" | "includesCart" | "playersPerCart"> & {
  readonly minPlayers: number;
  readonly maxPlayers: number;
};

export type CaddieFacts = {
  readonly courseId: string;
  /** 0 is Sunday. */
  readonly dayOff: number;
  /** Half days on which she is booked by others, as `halfDay` writes them. */
  readonly taken: readonly string[];
  /** What she adds to a round at her course. */
  readonly price: Won;
};

export type VehicleFacts = {
  readonly id: string;
  readonly maxPassengers: number;
  readonly maxGolfersWithBags: number;
  readonly maxGolfBags: number;
  readonly maxSuitcases: number;
  readonly pricePercent: number;
};

export type HotelFacts = {
  /** By road, to the courses around. */
  readonly minutesTo: Readonly<Record<string, number>>;
};

export type TournamentFacts = {
  readonly applyUntil: LocalDate;
  readonly playsOn: LocalDate;
  /** Places that this buyer may take. */
  readonly placesLeft: number;
  /** Others wait for places: what comes free is offered to them first. */
  readonly hasQueue: boolean;
};

/** Everything the rules of an order have to know; plain data, so that it can be sent to a browser. */
export type OrderFacts = {
  /** In Seoul. */
  readonly today: LocalDate;
  readonly courses: Readonly<Record<string, CourseFacts>>;
  /** Those in the order, and their colleagues who could step in. */
  readonly caddies: Readonly<Record<string, CaddieFacts>>;
  readonly vehicles: readonly VehicleFacts[];
  readonly rooms: Readonly<Record<string, RoomFees>>;
  readonly hotels: Readonly<Record<string, HotelFacts>>;
  readonly tournaments: Readonly<Record<string, TournamentFacts>>;
  /** Minutes by road between two courses, as `roadKey` names the pair. */
  readonly roads: Readonly<Record<string, number>>;
  /** Tee times with free places, by `courseId:date`. */
  readonly freeTees: Readonly<Record<string, readonly string[]>>;
  /** Lines that cannot be had as they are, by their key. */
  readonly notReady: Readonly<Record<string, Exclude<DayState, "open">>>;
};

export function roadKey(a: string, b: string): string {
  return [a, b].toSorted().join("~");
}

export function teesKey(courseId: string, date: LocalDate): string {
  return `${courseId}:${date}`;
}

/** A caddie goes out once in the morning and once in the afternoon. */
export function halfDay(date: LocalDate, time: string): string {
  return `${date}:${time < "12:00" ? "am" : "pm"}`;
}
