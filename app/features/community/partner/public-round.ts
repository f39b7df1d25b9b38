import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { Ages, Level, Mood } from "#app/domain/community/partner/round.ts";

/** What everybody may see of a round. */
export type PublicRound = {
  readonly courseId: string;
  readonly day: LocalDate;
  readonly teeTime: string;
  readonly players: number;
  readonly seats: number;
  readonly taken: number;
  readonly level: Level;
  readonly ages: Ages;
  readonly moods: readonly Mood[];
  readonly cost: Won | null;
  readonly isBooked: boolean;
  readonly deadline: Date;
  readonly closedAt: Date | null;
  readonly cancelledAt: Date | null;
};
