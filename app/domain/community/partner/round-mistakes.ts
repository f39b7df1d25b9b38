import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";

type Asked = {
  readonly day: LocalDate;
  readonly teeOff: Date;
  readonly deadline: Date;
  readonly seats: number;
  /** How many more can play at this tee time. */
  readonly places: number;
};

type At = { readonly now: Date; readonly today: LocalDate };

/** Nobody plans a round further ahead. */
const MOST_DAYS = 365;

/** What is wrong with a round that partners are wanted for, by the field that says it. */
export function roundMistakes(
  { day, teeOff, deadline, seats, places }: Asked,
  { now, today }: At,
): Readonly<Record<string, ErrorCode>> {
  const isTooLate = day <= today || day > addDays(today, MOST_DAYS);
  return {
    ...(isTooLate && { day: "partner.day" as const }),
    ...((deadline <= now || deadline >= teeOff) && { deadline: "partner.deadline" as const }),
    ...(seats > places && { seats: "partner.seats" as const }),
  };
}
