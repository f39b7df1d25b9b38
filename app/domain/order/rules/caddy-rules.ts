import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { weekdayOf } from "#app/domain/common/date/local-date.ts";
import { type CaddyFacts, halfDay, type OrderFacts } from "#app/domain/order/check/order-facts.ts";
import {
  changeFix,
  type Fix,
  linkFix,
  type OrderIssue,
  removeFix,
} from "#app/domain/order/check/order-issue.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { caddiesOf, linesOf, roundOfCaddy, roundsAt } from "../rounds-of.ts";

type Caddy = LineOf<"caddy">;
type Round = LineOf<"golf">;
type Order = { readonly lines: readonly CartLine[]; readonly facts: OrderFacts };

/** A caddy goes out with a round at her course, on a day she works, once in half a day. */
export function caddyIssues(lines: readonly CartLine[], facts: OrderFacts): OrderIssue[] {
  const order = { lines, facts };
  return linesOf(lines, "caddy").flatMap((caddy) => {
    const known = facts.caddies[caddy.caddyId];
    if (!known || known.courseId !== caddy.courseId) return [issue("order.not_sold", caddy, [])];
    const round = roundOfCaddy(caddy, lines);
    if (!round) return [lacksRoundIssue(caddy, order)];
    const swaps = swapFixes(caddy, round, order);
    if (weekdayOf(caddy.date) === known.dayOff) return [issue("order.caddy_day_off", caddy, swaps)];
    if (known.taken.includes(halfDay(round.date, round.time))) {
      return [issue("order.caddy_taken", caddy, swaps)];
    }
    const twin = earlierTwin(caddy, round, lines);
    return twin ? [issue("order.caddy_twice", caddy, swaps, twin)] : [];
  });
}

function issue(code: OrderIssue["code"], caddy: Caddy, fixes: readonly Fix[], other?: Caddy) {
  return {
    code,
    level: "blocking",
    lines: [lineKey(caddy), ...(other ? [lineKey(other)] : [])],
    fixes: [...fixes, removeFix("remove_caddy", [caddy])],
  } as const;
}

/** She moves to a round that is there, if there is one on a day she works; else a round can be added. */
function lacksRoundIssue(caddy: Caddy, { lines, facts }: Order): OrderIssue {
  const rounds = linesOf(lines, "golf").filter(
    (round) =>
      round.courseId === caddy.courseId && canGoOut(caddy, caddy.caddyId, round, { lines, facts }),
  );
  const moves = rounds.map(({ date, time }) => changeFix("move_caddy", caddy, { date, time }));
  const path = visitPath(caddy.courseId, { date: caddy.date, caddies: [caddy.caddyId] });
  return issue("cart.caddy_needs_course", caddy, [
    ...moves.slice(0, 1),
    linkFix("add_round", path),
  ]);
}

/** Colleagues at the same course who are free then, the cheapest first. */
function swapFixes(caddy: Caddy, round: Round, order: Order): Fix[] {
  const colleagues = Object.entries(order.facts.caddies)
    .filter(([, other]) => other.courseId === caddy.courseId)
    .filter(([id]) => canGoOut(caddy, id, round, order))
    .toSorted(([a, x], [b, y]) => x.price - y.price || a.localeCompare(b));
  return colleagues
    .slice(0, 1)
    .map(([caddyId, { price }]) => changeFix("swap_caddy", caddy, { caddyId, price }));
}

/** Whether a caddy, in the place of this line, could go out with the round. */
function canGoOut(instead: Caddy, caddyId: string, round: Round, { lines, facts }: Order): boolean {
  const known = facts.caddies[caddyId];
  if (!known || !worksThen(known, round)) return false;
  const others = linesOf(lines, "caddy").filter((line) => line !== instead);
  const half = halfDay(round.date, round.time);
  return !others.some((line) => line.caddyId === caddyId && halfOf(line, lines) === half);
}

function worksThen(caddy: CaddyFacts, { date, time }: Round): boolean {
  return weekdayOf(date) !== caddy.dayOff && !caddy.taken.includes(halfDay(date, time));
}

function halfOf(caddy: Caddy, lines: readonly CartLine[]): string | undefined {
  const round = roundOfCaddy(caddy, lines);
  return round && halfDay(round.date, round.time);
}

/** When two lines book one caddy, the later one is at fault. */
function earlierTwin(caddy: Caddy, round: Round, lines: readonly CartLine[]): Caddy | undefined {
  const all = linesOf(lines, "caddy");
  const half = halfDay(round.date, round.time);
  return all
    .slice(0, all.indexOf(caddy))
    .find((other) => other.caddyId === caddy.caddyId && halfOf(other, lines) === half);
}

/** No more caddies by name than golfers. */
export function tooManyCaddies(lines: readonly CartLine[], facts: OrderFacts): OrderIssue[] {
  return linesOf(lines, "golf").flatMap((round) => {
    const caddies = caddiesOf(round, lines);
    const surplus = caddies.slice(round.players);
    if (surplus.length === 0) return [];
    const others = roundsAt(lines, round).filter(
      (other) =>
        caddiesOf(other, lines).length + surplus.length <= other.players &&
        surplus.every((caddy) => canGoOut(caddy, caddy.caddyId, other, { lines, facts })),
    );
    const moves = others.slice(0, 1).map(({ time }) => ({
      type: "change" as const,
      action: "move_caddy" as const,
      remove: surplus.map(lineKey),
      put: surplus.map((caddy) => ({ ...caddy, time })),
    }));
    return [
      {
        code: "order.caddies_exceed_players",
        level: "blocking",
        lines: [round, ...caddies].map(lineKey),
        fixes: [...moves, removeFix("remove_caddy", surplus)],
        values: { players: round.players, caddies: caddies.length },
      } satisfies OrderIssue,
    ];
  });
}
