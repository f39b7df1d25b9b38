import { vanKey } from "#app/domain/order/check/order-line.ts";
import { SoldOut } from "#app/domain/order/check/order-refusals.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { ChangePlan } from "#app/domain/reservation/change/change-plan.ts";
import { withNearestTimes } from "#app/features/order/quote/with-nearest-times.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** The wished state of a line sold out to another buyer. */
export class WishSoldOut extends SoldOut {
  readonly wished: CartLine;
  constructor(key: string, wished: CartLine) {
    super(key);
    this.wished = wished;
  }
}

/** As `withNearestTimes`, around the wish; they are asked for once nothing is locked any more. */
export async function withTimesAroundWish<T>(
  { db, now }: Services,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof WishSoldOut)) throw cause;
    return withNearestTimes(db, [cause.wished], now(), () => Promise.reject(cause));
  }
}

/** The write knows a line by its key in the order: its refusal uses that of the wish, as the plan's does. */
export async function namedByWish<T>(
  { lines }: Pick<ChangePlan, "lines">,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof SoldOut)) throw cause;
    const line = lines.find((each) => each.lineKey === cause.lineKey);
    if (!line) throw cause;
    const { choice } = line.after;
    const key = lineKey(choice);
    throw new WishSoldOut(line.kind === choice.kind ? key : vanKey(key), choice);
  }
}
