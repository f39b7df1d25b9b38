import type { Database } from "#app/db/client.server.ts";
import { linkMinutesWithin } from "#app/domain/checkout/phone/pay-link.ts";
import { isBlocked } from "#app/domain/order/check/validate-order.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";

const MINUTE_MS = 60_000;

type Wanted = { readonly lines: readonly CartLine[]; readonly minutes: number; readonly now: Date };

/**
 * The longest time up to the wanted one after which everything could still be booked: a link that outlives the
 * cut-off would sell what no supplier takes any more. Undefined where even the shortest is too long.
 */
export async function longestLink(
  db: Database,
  { lines, minutes, now }: Wanted,
): Promise<number | undefined> {
  for (const choice of linkMinutesWithin(minutes)) {
    const { lines: quoted, issues } = await quoteCart(
      db,
      lines,
      new Date(now.getTime() + choice * MINUTE_MS),
    );
    if (quoted.every(({ notReady }) => notReady === null) && !isBlocked(issues)) return choice;
  }
  return undefined;
}
