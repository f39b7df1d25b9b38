import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineDay, lineKey, lineTotal } from "#app/domain/order/line/line-facts.ts";
import { roundOfCaddie, roundsAt } from "#app/domain/order/rounds-of.ts";

/** A future reservation: its kind decides its policy, and it may be cancelled with its parent round. */
export type OrderLine = {
  readonly key: string;
  readonly kind: LineKind;
  /** For a round's own van: the course it goes to. */
  readonly productId: string;
  readonly usedOn: LocalDate;
  readonly amount: Won;
  readonly parentLine: string | undefined;
};

/** The course that a callvan's route goes to for a round; undefined for a transfer. */
type CourseOfRoute = (routeId: string) => string | undefined;

/** What is in a cart, as an order has it: the van of a round is a line of its own, under its own policy. */
export function orderLines(
  cart: readonly CartLine[],
  courseOfRoute: CourseOfRoute = () => undefined,
): OrderLine[] {
  return cart.flatMap((line) => {
    const key = lineKey(line);
    const own = { key, kind: line.kind, productId: productOf(line), usedOn: lineDay(line) };
    const parentLine = roundUnder(line, cart, courseOfRoute);
    if (line.kind !== "golf") return [{ ...own, amount: lineTotal(line), parentLine }];
    const { van } = line.fees;
    const round: OrderLine = { ...own, amount: won(lineTotal(line) - van), parentLine: undefined };
    if (line.callvan === "none") return [round];
    return [round, { ...round, key: vanKey(key), kind: "callvan", amount: van, parentLine: key }];
  });
}

export function vanKey(roundKey: string): string {
  return `${roundKey}:van`;
}

function roundUnder(
  line: CartLine,
  cart: readonly CartLine[],
  courseOfRoute: CourseOfRoute,
): string | undefined {
  if (line.kind === "caddy") {
    const round = roundOfCaddie(line, cart);
    return round && lineKey(round);
  }
  if (line.kind !== "callvan") return undefined;
  const courseId = courseOfRoute(line.routeId);
  const [round] = courseId ? roundsAt(cart, { courseId, date: line.date }) : [];
  return round && lineKey(round);
}

function productOf(line: CartLine): string {
  switch (line.kind) {
    case "golf":
      return line.courseId;
    case "hotel":
      return line.roomId;
    case "caddy":
      return line.caddyId;
    case "callvan":
      return line.routeId;
    case "tournament":
      return line.tournamentId;
  }
}
