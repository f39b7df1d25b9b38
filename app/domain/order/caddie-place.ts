import {
  type CaddieHalf,
  type CaddieRoundState,
  halfOf,
} from "#app/domain/catalog/caddie/caddie-day.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { caddiesOf, linesOf } from "./rounds-of.ts";

/** What a caddie is to a round of the cart. */
export type CaddiePlace = "free" | "named" | "full" | "not_free";

type Chosen = { readonly state: CaddieRoundState; readonly halves: readonly CaddieHalf[] };

/** Whether she can be named for a round in the cart; whether the course has times left does not matter to it. */
export function caddiePlace(
  caddyId: string,
  { state, halves }: Chosen,
  round: LineOf<"golf">,
  lines: readonly CartLine[],
): CaddiePlace {
  const named = caddiesOf(round, lines);
  if (named.some((caddie) => caddie.caddyId === caddyId)) return "named";
  if (state === "off" || !halves.includes(halfOf(round.time))) return "not_free";
  return named.length < round.players ? "free" : "full";
}

/** A caddie for one round; the server knows her price. */
export function caddieFor(caddyId: string, round: LineOf<"golf">): LineOf<"caddy"> {
  const { courseId, date, time } = round;
  return { kind: "caddy", caddyId, courseId, date, time, price: won(0) };
}

/** Rounds of one's own at a course, by day and hour. */
export function ownRounds(lines: readonly CartLine[], courseId: string): LineOf<"golf">[] {
  return own(lines)
    .filter((round) => round.courseId === courseId)
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
}

/** Rounds with a golfer who has no caddie by name. */
export function roundsWithoutCaddie(lines: readonly CartLine[]): LineOf<"golf">[] {
  return own(lines).filter((round) => caddiesOf(round, lines).length < round.players);
}

/** A seat in another member's round has no choice of caddie. */
function own(lines: readonly CartLine[]): LineOf<"golf">[] {
  return linesOf(lines, "golf").filter(({ join }) => join === undefined);
}
