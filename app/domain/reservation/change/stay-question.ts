import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { isOpen, type ReservationStatus } from "#app/domain/reservation/status/status.ts";

/** longer: some more nights at the hotel of the trip · elsewhere: the party sleeps somewhere else. */
export const STAY_ANSWERS = ["longer", "elsewhere"] as const;
export type StayAnswer = (typeof STAY_ANSWERS)[number];

/** A stay of the trip, as it will be after the change. */
export type TripStay = {
  readonly id: string;
  readonly checkIn: LocalDate;
  readonly checkOut: LocalDate;
  /** Only staff can change it. */
  readonly isFixed: boolean;
};

export type StayQuestion = {
  readonly stayId: string;
  /** after: the guests have left by then · before: they have not come yet. */
  readonly side: "before" | "after";
  /** When they leave, or come, as it is booked. */
  readonly edge: LocalDate;
  /** When the round or the ride will be. */
  readonly day: LocalDate;
  readonly nights: number;
  /** The stay with these nights; null if staff would have to add them, or if there are implausibly many. */
  readonly longer: { readonly checkIn: LocalDate; readonly checkOut: LocalDate } | null;
};

/** A longer move concerns the whole trip, whose stay is changed separately. */
const MOST_NIGHTS = 7;

/** What has to be asked when something moves from a day of the stay to one beyond its nights. */
export function stayQuestion(
  moved: { readonly from: LocalDate; readonly to: LocalDate },
  stays: readonly TripStay[],
): StayQuestion | undefined {
  const isAway = isAwayOn(moved.to, stays) && !isAwayOn(moved.from, stays);
  if (moved.from === moved.to || !isAway) return undefined;
  const [nearest] = stays
    .map((stay) => outsideStay(stay, moved.to))
    .toSorted((a, b) => a.nights - b.nights);
  return nearest;
}

type Nights = Pick<TripStay, "checkIn" | "checkOut">;

/** Whether a trip with a hotel has none on a day; the days of coming and leaving count. */
export function isAwayOn(day: LocalDate, stays: readonly Nights[]): boolean {
  const covers = ({ checkIn, checkOut }: Nights) => checkIn <= day && day <= checkOut;
  return stays.length > 0 && !stays.some(covers);
}

function outsideStay({ id, checkIn, checkOut, isFixed }: TripStay, day: LocalDate): StayQuestion {
  const isAfter = day > checkOut;
  const nights = isAfter ? daysBetween(checkOut, day) : daysBetween(day, checkIn);
  const longer = isAfter ? { checkIn, checkOut: day } : { checkIn: day, checkOut };
  return {
    stayId: id,
    side: isAfter ? "after" : "before",
    edge: isAfter ? checkOut : checkIn,
    day,
    nights,
    longer: nights <= MOST_NIGHTS && !isFixed ? longer : null,
  };
}

/** Whether the answer fits the question. */
export function isAnswered(question: StayQuestion, answer: StayAnswer | undefined): boolean {
  return answer === "elsewhere" || (answer === "longer" && question.longer !== null);
}

type MovedRide = {
  readonly status: ReservationStatus;
  readonly usedOn: LocalDate;
  readonly stays: readonly Nights[];
  /** The last change of it; none where it is as it was booked. */
  readonly changedAt: Date | undefined;
  /** When its owner last wrote to us about it. */
  readonly toldAt: Date | null;
};

/** Whether the address for a ride is still open: it moved beyond the hotel, and the member has not written since. */
export function isAddressOpen({ status, usedOn, stays, changedAt, toldAt }: MovedRide): boolean {
  if (!changedAt || !isOpen(status) || !isAwayOn(usedOn, stays)) return false;
  return toldAt === null || toldAt <= changedAt;
}
