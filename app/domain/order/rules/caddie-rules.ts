import { visitPath } from "#app/domain/catalog/course/course-visit.ts";
import { weekdayOf } from "#app/domain/common/date/local-date.ts";
import { type CaddieFacts, halfDay, type OrderFacts } from "#app/domain/order/check/order-facts.ts";
import {
  changeFix,
  type Fix,
  linkFix,
  type OrderIssue,
  removeFix,
} from "#app/domain/order/check/order-issue.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { caddiesOf, linesOf, roundOfCaddie, roundsAt } from "../rounds-of.ts";

type Caddie = LineOf<"caddy">;
type Round = LineOf<"golf">;
type Order = { readonly lines: readonly CartLine[]; readonly facts: OrderFacts };

/** A caddie goes out with a round at her course, on a day she works, once in half a day. */
export function caddieIssues(lines: readonly CartLine[], facts: OrderFacts): OrderIssue[] {
  const order = { lines, facts };
  return linesOf(lines, "caddy").flatMap((caddie) => {
    const known = facts.caddies[caddie.caddyId];
    if (!known || known.courseId !== caddie.courseId) return [issue("order.not_sold", caddie, [])];
    const round = roundOfCaddie(caddie, lines);
    if (!round) return [lacksRoundIssue(caddie, order)];
    const swaps = swapFixes(caddie, round, order);
    if (weekdayOf(caddie.date) === known.dayOff)
      return [issue("order.caddy_day_off", caddie, swaps)];
    if (known.taken.includes(halfDay(round.date, round.time))) {
      return [issue("order.caddy_taken", caddie, swaps)];
    }
    const twin = earlierTwin(caddie, round, lines);
    return twin ? [issue("order.caddy_twice", caddie, swaps, twin)] : [];
  });
}

function issue(code: OrderIssue["code"], caddie: Caddie, fixes: readonly Fix[], other?: Caddie) {
  return {
    code,
    level: "blocking",
    lines: [lineKey(caddie), ...(other ? [lineKey(other)] : [])],
    fixes: [...fixes, removeFix("remove_caddy", [caddie])],
  } as const;
}

/** She moves to a round that is there, if there is one on a day she works; else a round can be added. */
function lacksRoundIssue(caddie: Caddie, { lines, facts }: Order): OrderIssue {
  const rounds = linesOf(lines, "golf").filter(
    (round) =>
      round.courseId === caddie.courseId &&
      canGoOut(caddie, caddie.caddyId, round, { lines, facts }),
  );
  const moves = rounds.map(({ date, time }) => changeFix("move_caddy", caddie, { date, time }));
  const path = visitPath(caddie.courseId, { date: caddie.date, caddies: [caddie.caddyId] });
  return issue("cart.caddy_needs_course", caddie, [
    ...moves.slice(0, 1),
    linkFix("add_round", path),
  ]);
}

/** Colleagues at the same course who are free then, the cheapest first. */
function swapFixes(caddie: Caddie, round: Round, order: Order): Fix[] {
  const colleagues = Object.entries(order.facts.caddies)
    .filter(([, other]) => other.courseId === caddie.courseId)
    .filter(([id]) => canGoOut(caddie, id, round, order))
    .toSorted(([a, x], [b, y]) => x.price - y.price || a.localeCompare(b));
  return colleagues
    .slice(0, 1)
    .map(([caddyId, { price }]) => changeFix("swap_caddy", caddie, { caddyId, price }));
}

/** Whether a caddie, in the place of this line, could go out with the round. */
function canGoOut(
  instead: Caddie,
  caddyId: string,
  round: Round,
  { lines, facts }: Order,
): boolean {
  const known = facts.caddies[caddyId];
  if (!known || !worksThen(known, round)) return false;
  const others = linesOf(lines, "caddy").filter((line) => line !== instead);
  const half = halfDay(round.date, round.time);
  return !others.some((line) => line.caddyId === caddyId && halfOf(line, lines) === half);
}

function worksThen(caddie: CaddieFacts, { date, time }: Round): boolean {
  return weekdayOf(date) !== caddie.dayOff && !caddie.taken.includes(halfDay(date, time));
}

function halfOf(caddie: Caddie, lines: readonly CartLine[]): string | undefined {
  const round = roundOfCaddie(caddie, lines);
  return round && halfDay(round.date, round.time);
}

/** When two lines book one caddie, the later one is at fault. */
function earlierTwin(caddie: Caddie, round: Round, lines: readonly CartLine[]): Caddie | undefined {
  const all = linesOf(lines, "caddy");
  const half = halfDay(round.date, round.time);
  return all
    .slice(0, all.indexOf(caddie))
    .find((other) => other.caddyId === caddie.caddyId && halfOf(other, lines) === half);
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
        surplus.every((caddie) => canGoOut(caddie, caddie.caddyId, other, { lines, facts })),
    );
    const moves = others.slice(0, 1).map(({ time }) => ({
      type: "change" as const,
      action: "move_caddy" as const,
      remove: surplus.map(lineKey),
      put: surplus.map((caddie) => ({ ...caddie, time })),
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
