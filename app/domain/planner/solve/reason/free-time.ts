import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { clock, minutesOf } from "#app/domain/pricing/tee-price.ts";
import type { PlanChoice } from "../../plan-candidates.ts";
import type { PlanItem } from "../../plan-types.ts";
import type { PlanContext } from "./plan-context.ts";

const MORNING = minutesOf("09:00");
const EVENING = minutesOf("22:00");
/** Less is hardly worth a name. */
const LEAST_FREE = 180;

/** What is left of a day after its rounds; the whole of it where there are none. */
export function freeItems(
  date: LocalDate,
  items: readonly PlanItem[],
  { start, nights, rounds }: PlanChoice,
  { space }: PlanContext,
): readonly PlanItem[] {
  const isPlayed = rounds.some(({ round }) => round.day === date);
  const until = Math.min(EVENING, date === addDays(start, nights) ? space.base.leaves : EVENING);
  const rides = items.filter(({ kind }) => kind === "ride" && isPlayed);
  const ends = rides.map((item) => minutesOf(item.ends)).filter((end) => end <= until);
  const back = ends.reduce((left, right) => Math.max(left, right), MORNING);
  const from = Math.max(back, date === start ? space.base.arrives : 0);
  if (until - from < LEAST_FREE) return [];
  const hours = Math.floor((until - from) / 60);
  const reason = { code: isPlayed ? "free_after_round" : "free_day", values: { hours } };
  return [{ kind: "free", starts: clock(from), ends: clock(until), reason }];
}
