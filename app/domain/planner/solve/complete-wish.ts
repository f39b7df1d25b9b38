import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { startsOf, USUAL_NIGHTS } from "../plan-scope.ts";
import type { PlanWish } from "../plan-wish.ts";

const USUAL_LANDING = "20:00";
const USUAL_TAKE_OFF = "23:00";

/** A wish with everything that is chosen for a golfer who did not say it. */
export type CompleteWish = PlanWish & {
  /** First days; none where all are over. */
  readonly from: { readonly earliest: LocalDate; readonly latest: LocalDate } | undefined;
  readonly nights: number;
  readonly companions: number;
  readonly rounds: number;
  readonly holesPerDay: 18 | 36;
  readonly repeatCourses: boolean;
  readonly hotel: NonNullable<PlanWish["hotel"]> & { readonly rooms: "twin" | "single" };
  readonly arrival: NonNullable<PlanWish["arrival"]>;
  readonly departure: NonNullable<PlanWish["departure"]>;
  readonly style: NonNullable<PlanWish["style"]>;
};

export function completeWish(wish: PlanWish, today: LocalDate): CompleteWish {
  const starts = startsOf(wish, today);
  const [earliest, latest] = [starts[0], starts.at(-1)];
  const { nights = USUAL_NIGHTS, holesPerDay = 18 } = wish;
  return {
    ...wish,
    from: earliest && latest && { earliest, latest },
    nights,
    companions: wish.companions ?? 0,
    rounds: wish.rounds ?? usualRounds(nights, holesPerDay),
    holesPerDay,
    repeatCourses: wish.repeatCourses ?? false,
    hotel: { ...wish.hotel, rooms: wish.hotel?.rooms ?? "twin" },
    arrival: wish.arrival ?? { time: USUAL_LANDING },
    departure: wish.departure ?? { time: USUAL_TAKE_OFF },
    style: wish.style ?? "balanced",
  };
}

/** One for each night, and where two may be played on a day one more for each full day. */
export function usualRounds(nights: number, holesPerDay: 18 | 36): number {
  return holesPerDay === 36 ? nights + nights - 1 : nights;
}
