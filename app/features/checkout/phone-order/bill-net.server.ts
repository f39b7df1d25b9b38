import type { Database } from "#app/db/client.server.ts";
import { netOfBill } from "#app/domain/checkout/phone/bill-margin.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { Bill } from "#app/domain/pricing/bill.ts";
import {
  type CostKind,
  costOn,
  exchangeRateOn,
  netInWon,
} from "#app/domain/pricing/desk/margin.ts";
import { type Costs, loadCosts } from "#app/features/pricing/rates/costs.server.ts";

type BilledLine = {
  readonly kind: LineKind;
  readonly productId: string;
  readonly choice: CartLine | null;
  readonly bill: Bill | null;
  readonly usedOn: LocalDate;
};

type Net = { readonly net: number | undefined; readonly limitPercent: number };

const UNKNOWN: Net = { net: undefined, limitPercent: 0 };

/** Counts what lines cost us; the costs of a product are read once, however many lines it has. */
export function netReader(db: Database): (line: BilledLine) => Promise<Net> {
  const read = new Map<string, Promise<Costs>>();
  const costsOf = (kind: CostKind, productId: string) => {
    const key = `${kind} ${productId}`;
    const costs = read.get(key) ?? loadCosts(db, kind, productId);
    read.set(key, costs);
    return costs;
  };
  return async ({ kind, choice, productId, bill, usedOn }) => {
    // Only rounds and stays have a known cost: by their course and by their room.
    if (!bill || (kind !== "golf" && kind !== "hotel")) return UNKNOWN;
    const product = choice?.kind === "hotel" ? choice.roomId : productId;
    const kinds: readonly CostKind[] = kind === "hotel" ? ["room"] : ["green", "cart", "caddy"];
    const costs = new Map(
      await Promise.all(kinds.map(async (each) => [each, await costsOf(each, product)] as const)),
    );
    const net = netOfBill(bill, usedOn, (each, day) => netOn(costs.get(each), day));
    return { net, limitPercent: [...costs.values()][0]?.limitPercent ?? 0 };
  };
}

function netOn(costs: Costs | undefined, day: LocalDate): number | undefined {
  if (!costs) return undefined;
  return netInWon(costOn(costs.costs, day), exchangeRateOn(costs.rates, day));
}
