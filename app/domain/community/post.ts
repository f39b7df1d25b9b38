import type { LocalDate } from "#app/domain/date/local-date.ts";

/** A seat at a round that a post offers to others. */
export type JoinOffer = {
  readonly courseId: string;
  readonly day: LocalDate;
  readonly teeTime: string;
  readonly seats: number;
};
