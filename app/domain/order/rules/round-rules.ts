import {
  type CourseFacts,
  type OrderFacts,
  roadKey,
  teesKey,
} from "#app/domain/order/check/order-facts.ts";
import {
  type ChangeFix,
  changeFix,
  type Fix,
  type OrderIssue,
  removeFix,
} from "#app/domain/order/check/order-issue.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { cartsFor } from "#app/domain/pricing/round-price.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";
import { nearestTimes } from "../nearest-times.ts";
import { caddiesOf, linesOf } from "../rounds-of.ts";

type Round = LineOf<"golf">;

/** From tee-off to tee-off: the round itself, a shower and a meal. */
export const ROUND_GAP_MINUTES = 330;
/** Two tee times so close at one course are two flights of one party. */
export const FLIGHT_SPREAD_MINUTES = 60;
/** Where the road between two courses has not been measured. */
export const UNKNOWN_ROAD_MINUTES = 60;

/** The party and its carts, as the course wants them. */
export function partyIssues(lines: readonly CartLine[], facts: OrderFacts): OrderIssue[] {
  return linesOf(lines, "golf").flatMap((round) => {
    const course = facts.courses[round.courseId];
    const withCaddies = [round, ...caddiesOf(round, lines)];
    if (!course)
      return [about("order.not_sold", [round], [removeFix("remove_round", withCaddies)])];
    // The others of the party are there already.
    if (round.join !== undefined) return [];
    const { players } = round;
    const { minPlayers, maxPlayers } = course;
    const fits = Math.min(Math.max(players, minPlayers), maxPlayers);
    if (fits !== players) {
      const code = players < minPlayers ? "order.party_too_small" : "order.party_too_large";
      return [
        about(
          code,
          [round],
          [
            changeFix("change_party", round, partyOf(fits, course, round)),
            removeFix("remove_round", withCaddies),
          ],
          { players, minPlayers, maxPlayers },
        ),
      ];
    }
    return cartIssues(round, course);
  });
}

/** A changed party takes its carts with it. */
function partyOf(players: number, course: CourseFacts, { carts }: Round): Partial<Round> {
  if (carts === undefined) return { players };
  const { least, most } = cartLimits(players, course);
  return { players, carts: Math.min(Math.max(carts, least), most) };
}

export function cartLimits(players: number, course: CourseFacts) {
  const isDemanded = course.cartPolicy === "mandatory" && !course.includesCart;
  return { least: isDemanded ? cartsFor(players, course.playersPerCart) : 0, most: players };
}

function cartIssues(round: Round, course: CourseFacts): OrderIssue[] {
  const { carts, players } = round;
  if (carts === undefined) return [];
  const { least, most } = cartLimits(players, course);
  if (carts < least) {
    const fix = changeFix("more_carts", round, { carts: least });
    return [about("order.carts_too_few", [round], [fix], { carts: least })];
  }
  if (carts <= most) return [];
  const fix = changeFix("fewer_carts", round, { carts: most });
  return [about("order.carts_too_many", [round], [fix], { carts: most })];
}

/** Whether one can play both: two flights of one party, or time enough for the first round and the road. */
export function canPlayBoth(a: Round, b: Round, facts: Pick<OrderFacts, "roads">): boolean {
  if (a.date !== b.date) return true;
  const apart = Math.abs(minutesOf(a.time) - minutesOf(b.time));
  if (a.courseId === b.courseId)
    return apart >= ROUND_GAP_MINUTES || apart <= FLIGHT_SPREAD_MINUTES;
  const road = facts.roads[roadKey(a.courseId, b.courseId)] ?? UNKNOWN_ROAD_MINUTES;
  return apart >= ROUND_GAP_MINUTES + road;
}

export function gapIssues(lines: readonly CartLine[], facts: OrderFacts): OrderIssue[] {
  const rounds = linesOf(lines, "golf");
  return rounds.flatMap((first, index) =>
    rounds.slice(index + 1).flatMap((second) => {
      if (canPlayBoth(first, second, facts)) return [];
      const [early, late] = first.time <= second.time ? [first, second] : [second, first];
      const moves = [late, early].flatMap((round) => otherTimes(round, lines, facts));
      const onTheDay = moves.filter(
        ({ put }) => put[0] && "date" in put[0] && put[0].date === late.date,
      );
      const remove = removeFix("remove_round", [late, ...caddiesOf(late, lines)]);
      return [
        about(
          "order.rounds_too_close",
          [early, late],
          [...[...onTheDay, ...moves].slice(0, 1), remove],
        ),
      ];
    }),
  );
}

/** The free tee times nearest to the chosen one that leave time for every other round, the nearest first. */
export function otherTimes(
  round: Round,
  lines: readonly CartLine[],
  facts: OrderFacts,
): ChangeFix[] {
  if (round.join !== undefined) return [];
  const others = linesOf(lines, "golf").filter((other) => other !== round);
  const caddies = caddiesOf(round, lines);
  const fits = (moved: Round) =>
    others.every((other) => canPlayBoth(moved, other, facts) && lineKey(other) !== lineKey(moved));
  const freeOn = (date: Round["date"]) =>
    (facts.freeTees[teesKey(round.courseId, date)] ?? []).filter((time) =>
      fits({ ...round, date, time }),
    );
  return nearestTimes(round, freeOn).map((free) => ({
    type: "change",
    action: "change_time",
    remove: [round, ...caddies].map(lineKey),
    put: [{ ...round, ...free }, ...caddies.map((caddie) => ({ ...caddie, ...free }))],
  }));
}

function about(
  code: OrderIssue["code"],
  lines: readonly Round[],
  fixes: readonly Fix[],
  values?: OrderIssue["values"],
): OrderIssue {
  return { code, level: "blocking", lines: lines.map(lineKey), fixes, ...(values && { values }) };
}
