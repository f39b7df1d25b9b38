import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { ROUND_READERS } from "#app/domain/catalog/course/course-visit.ts";
import { canTake } from "#app/domain/catalog/course/tee-board.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { readDay, readId, readQuery } from "#app/domain/common/query-readers.ts";
import { says } from "#app/domain/common/validation.ts";
import { findRoundCourse } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { planRound } from "#app/features/catalog/course/round/round-plan.server.ts";

export const freeTimesForm = z.object({
  course: z.string(says("common.bad_request")).max(100),
  date: z.string(says("common.bad_request")).max(20),
  players: z.coerce.number().int().min(1).max(99).catch(4),
});

type Wanted = z.output<typeof freeTimesForm>;

/** The tee times that the party can have, as the shop shows them. */
export async function freeTimes(
  db: Database,
  { course: id, date, players }: Wanted,
  now: Date,
): Promise<string[]> {
  const day = readDay(date);
  const course = readId(id) && (await findRoundCourse(db, id));
  if (!course || !day) return [];
  const params = new URLSearchParams({ date: day, players: String(players) });
  const { query } = readQuery(ROUND_READERS, params);
  const { chosen } = await planRound(db, DEFAULT_LOCALE, { course, query, now });
  return chosen?.date === day ? chosen.slots.filter(canTake).map(({ time }) => time) : [];
}
