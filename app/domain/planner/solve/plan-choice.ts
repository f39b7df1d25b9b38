import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { PlanChoice } from "../plan-candidates.ts";
import type { Found } from "./search/plan-search.ts";
import type { Products } from "./search/trip-branches.ts";

/** The lines of a plan, as a cart takes them: the stay, the rides and rounds in their order, the caddies. */
export function choiceOf(found: Found): PlanChoice {
  const { base, days, price } = found;
  const rounds = days
    .flatMap(({ plays }) => plays)
    .map(({ tee, withVan }) => ({ round: tee.round, withVan }));
  const caddies = found.caddies.map(({ caddie, round }) => ({
    caddieId: caddie.id,
    line: { ...caddie.line, date: round.date, time: round.time },
  }));
  const lines: CartLine[] = [
    base.stay.line,
    ...base.transfers.map(({ line }) => line),
    ...rounds.flatMap(({ round, withVan }) => linesOfRound(round, withVan)),
    ...caddies.map(({ line }) => line),
  ];
  const { start, nights, stay, transfers } = base;
  return { start, nights, stay, transfers, rounds, caddies, total: won(price), lines };
}

function linesOfRound(round: PlanChoice["rounds"][number]["round"], withVan: boolean) {
  return withVan && round.van ? round.van.lines : round.lines;
}

export function productsOf({ base, days }: Found): Products {
  const plays = days.flatMap((day) => day.plays);
  return {
    hotelId: base.hotel.id,
    courses: new Set(plays.map(({ tee }) => tee.round.courseId)),
  };
}
