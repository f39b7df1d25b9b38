import { MAX_NIGHTS, nightsOfStay } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { daysBetween } from "#app/domain/common/date/local-date.ts";
import { halfDay } from "#app/domain/order/check/order-facts.ts";
import { roundOfCaddie } from "#app/domain/order/rounds-of.ts";
import type { StockNeed } from "#app/domain/order/stock-need.ts";
import type { CartLine } from "./cart-line.ts";
import { lineKey } from "./line-facts.ts";

/** What a line takes, as far as the line alone says it: a tournament has its day from elsewhere. */
export type LineNeed = Pick<StockNeed, "kind" | "productId" | "slot" | "quantity"> & {
  readonly lineKey: string;
  readonly day: StockNeed["day"] | null;
};

/** What can be asked about before anything is priced. Which car a ride takes is known only with its price. */
export function needsOfLines(lines: readonly CartLine[]): LineNeed[] {
  return lines.flatMap((line) =>
    needsOf(line, lines).map((need) => ({ ...need, lineKey: lineKey(line) })),
  );
}

function needsOf(line: CartLine, lines: readonly CartLine[]): Omit<LineNeed, "lineKey">[] {
  switch (line.kind) {
    case "golf": {
      // The place of a seat is held for its buyer.
      if (line.join !== undefined) return [];
      const { courseId: productId, date: day, time: slot, players: quantity } = line;
      return [{ kind: "tee", productId, day, slot, quantity }];
    }
    case "hotel": {
      if (daysBetween(line.checkIn, line.checkOut) > MAX_NIGHTS) return [];
      const { roomId: productId, rooms: quantity } = line;
      return nightsOfStay(line).map((day) => ({
        kind: "night",
        productId,
        day,
        slot: "",
        quantity,
      }));
    }
    case "caddy": {
      const round = roundOfCaddie(line, lines);
      if (!round) return [];
      const slot = halfDay(round.date, round.time).slice(-2);
      return [{ kind: "caddy", productId: line.caddyId, day: round.date, slot, quantity: 1 }];
    }
    case "tournament": {
      const { tournamentId: productId, people: quantity } = line;
      return [{ kind: "entry", productId, day: null, slot: "", quantity }];
    }
    case "callvan":
      return [];
  }
}
