import { and, eq } from "drizzle-orm";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";
import { wishOf } from "#app/domain/reservation/change/change-wish.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import { quoteInstead } from "#app/features/order/quote/quote.server.ts";
import { exchangeNames } from "#app/features/order/record/change-line.server.ts";
import {
  linesOfOrder,
  type Reservation,
} from "#app/features/order/record/lines-of-order.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Exchange = {
  readonly reservationId: string;
  /** The position of the replaced traveller on the voucher. */
  readonly index: number;
  readonly traveller: Traveller;
};

/** A substitute travels instead: free, and possible as long as the place could still be sold. */
export async function exchangeTraveller(
  services: Services,
  memberId: string,
  { reservationId, index, traveller }: Exchange,
): Promise<void> {
  await withSerializableRetry(services.db, async (tx) => {
    const now = services.now();
    const rows = await linesOfOrder(tx, reservationId, memberId);
    const line = rows.find(({ id }) => id === reservationId);
    if (!line?.travellers[index]) throw new AppError("common.not_found");
    if (!mayExchange(line, now)) throw new AppError("reservation.change_over");
    // The change that is being paid says who goes then.
    const isHeld = and(
      eq(reservationChanges.orderId, line.orderId),
      eq(reservationChanges.status, "HELD"),
    );
    if ((await tx.$count(reservationChanges, isHeld)) > 0) {
      throw new AppError("reservation.change_running");
    }
    const { choice, orderId } = line;
    const quote = choice && (await quoteInstead(tx, [choice], now, [{ orderId }]));
    if (quote?.lines[0]?.notReady === "past_cutoff") {
      throw new AppError("reservation.change_over");
    }
    const travellers = line.travellers.map((each, at) => (at === index ? traveller : each));
    // Names are not written into the history, which outlives them.
    const reference = `#${index + 1}`;
    await exchangeNames(tx, line, travellers, { memberId, reference, now });
  });
}

/** A tournament or a partner's seat is tied to the named player. */
function mayExchange({ status, usedOn, zone, choice }: Reservation, now: Date): boolean {
  if (!choice || !wishOf(choice) || (choice.kind === "golf" && choice.join !== undefined)) {
    return false;
  }
  return isOpen(status) && usedOn >= dateIn(zone, now);
}
