import type { LocalDate } from "#app/domain/date/local-date.ts";

/** A round with free seats that the author invites others to join. */
export type OpenRound = {
  readonly courseId: string;
  readonly day: LocalDate;
  readonly teeTime: string;
  readonly seats: number;
};
