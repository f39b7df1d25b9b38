import type { LocalDate } from "#app/domain/date/local-date.ts";

/** A round with free seats that the author invites others to join. */
export type OpenRound = {
  readonly courseId: string;
  readonly day: LocalDate;
  readonly teeTime: string;
  readonly seats: number;
};

/** What a reader marks a post with: a like that all see, and a bookmark that only they see. */
export const POST_MARKS = ["like", "bookmark"] as const;
export type PostMark = (typeof POST_MARKS)[number];
