import type { RoundOption } from "../../plan-candidates.ts";
import type { PlanReason } from "../../plan-types.ts";
import type { Play } from "../search/day-plays.ts";
import { dayOf, type PlanContext } from "./plan-context.ts";

/** As few places as are soon gone. */
const FEW_LEFT = 4;

/** The fact that speaks most for a round, first of all what was wished for. */
export function roundReason(round: RoundOption, context: PlanContext): PlanReason {
  const { wish, solved } = context;
  const { courseId } = round;
  const minutes = context.minutesTo(round);
  if (wish.must?.includes(courseId)) {
    return { code: "round_must", values: { course: courseId, minutes } };
  }
  const caddie = solved.choice.caddies.find(({ line }) => line.courseId === courseId);
  if (caddie) return { code: "round_caddie", values: { caddy: caddie.caddieId, minutes } };
  const open = (dayOf(context, round)?.best ?? []).filter((play) => play !== undefined);
  const best = bestReason(round, open, context);
  if (best) return best;
  if (round.left <= FEW_LEFT) {
    return { code: "round_few_left", values: { left: round.left, minutes } };
  }
  if (wish.teeTime) return { code: "round_tee_time", values: { time: round.time, minutes } };
  return { code: "round_open", values: { minutes, count: open.length } };
}

/** Where the course is the best of its day by what the style looks at first. */
function bestReason(
  round: RoundOption,
  open: readonly Play[],
  context: PlanContext,
): PlanReason | undefined {
  const { solved, wish } = context;
  const others = open.filter(({ tee }) => tee.round.courseId !== round.courseId);
  const own = open.find(({ tee }) => tee.round.courseId === round.courseId);
  const count = open.length;
  if (!own || others.length === 0) return undefined;
  const { rating } = context.courseOf(round);
  const minutes = own.minutes / 2;
  const used = new Set(solved.choice.rounds.map((each) => each.round.courseId));
  const unused = others.filter(({ tee }) => !used.has(tee.round.courseId));
  const [next] = unused.toSorted((a, b) => a.price - b.price);
  const saved = next ? Math.floor((next.price - own.price) / wish.golfers) : 0;
  const isNearest = others.every((other) => other.minutes >= own.minutes);
  const isFinest = others.every(({ tee }) => context.courseOf(tee.round).rating <= rating);
  const cheaper = next && saved > 0 ? cheaperReason(next, saved) : undefined;
  const nearest = isNearest ? { code: "round_nearest", values: { minutes, count } } : undefined;
  const finest = isFinest
    ? { code: "round_finest", values: { rating: rating / 10, count } }
    : undefined;
  switch (solved.style) {
    case "near":
      return nearest ?? cheaper ?? finest;
    case "quality":
      return finest ?? nearest ?? cheaper;
    case "value":
    case "balanced":
      return cheaper ?? nearest ?? finest;
  }
}

function cheaperReason({ tee }: Play, saved: number): PlanReason {
  return { code: "round_cheaper", values: { course: tee.round.courseId, won: saved } };
}

/** The fact that speaks most for a hotel. */
export function stayReason(context: PlanContext): PlanReason {
  const { wish, solved, bases, space } = context;
  const { hotel, stay } = space.base;
  if (wish.hotel.id === hotel.id) return { code: "stay_wished", values: { hotel: hotel.id } };
  const hotels = new Set(bases.map((base) => base.hotel));
  const count = hotels.size;
  const isCheapest = bases.every((base) => base.stay.price >= stay.price);
  const isFinest = [...hotels].every(({ rating }) => rating <= hotel.rating);
  const finest = { code: "stay_finest", values: { rating: hotel.rating / 10, count } };
  if (count > 1 && solved.style === "quality" && isFinest) return finest;
  if (count > 1 && isCheapest) return { code: "stay_cheapest", values: { count } };
  if (count > 1 && isFinest) return finest;
  const drives = solved.choice.rounds.map(({ round }) => context.minutesTo(round));
  const minutes = Math.round(drives.reduce((sum, drive) => sum + drive, 0) / drives.length);
  return { code: "stay_stars", values: { stars: hotel.stars, minutes } };
}
