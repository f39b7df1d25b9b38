import { weekdayOf } from "#app/domain/common/date/local-date.ts";
import { halfDay } from "#app/domain/order/check/order-facts.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import type { CaddieCandidate } from "../plan-candidates.ts";

type Round = LineOf<"golf">;
export type CaddiePlace = { readonly caddie: CaddieCandidate; readonly round: Round };

/** Whether she works at the course at that hour, and nobody booked her. */
export function canCaddie(caddie: CaddieCandidate, { courseId, date, time }: Round): boolean {
  return (
    caddie.courseId === courseId &&
    caddie.dayOff !== weekdayOf(date) &&
    !caddie.taken.includes(halfDay(date, time))
  );
}

/** Each caddie in one round, none with more caddies than golfers; undefined where that cannot be. */
export function placeCaddies(
  caddies: readonly CaddieCandidate[],
  rounds: readonly Round[],
): readonly CaddiePlace[] | undefined {
  const placed = new Map<CaddieCandidate, Round>();
  const inOrder = rounds.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  for (const caddie of caddies) {
    if (!place(caddie, inOrder, placed, new Set())) return undefined;
  }
  return [...placed].map(([caddie, round]) => ({ caddie, round }));
}

/** Others move to make room for her. */
function place(
  caddie: CaddieCandidate,
  rounds: readonly Round[],
  placed: Map<CaddieCandidate, Round>,
  tried: Set<Round>,
): boolean {
  for (const round of rounds) {
    if (tried.has(round) || !canCaddie(caddie, round)) continue;
    tried.add(round);
    const here = [...placed].filter(([, at]) => at === round).map(([other]) => other);
    const isFree = here.length < round.players;
    if (isFree || here.some((other) => place(other, rounds, placed, tried))) {
      placed.set(caddie, round);
      return true;
    }
  }
  return false;
}

function startOf({ date, time }: Round): string {
  return `${date} ${time}`;
}
