import type { Database } from "#app/db/client.server.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { withoutOne } from "#app/domain/reservation/change/change-wish.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { readChangeOrder } from "./change-lines.server.ts";
import type { WantedChange } from "./draft-change.server.ts";
import { type PlannedChange, planChange } from "./plan-change.server.ts";
import { type ChangeResult, requestChange } from "./request-change.server.ts";

/** The traveller who stays at home, identified by name on each of the lines. */
export type Leaver = { readonly firstName: string; readonly lastName: string };

type CancelOne = {
  readonly orderId: string;
  readonly reservationIds: readonly string[];
  readonly traveller: Leaver;
};

/** The refund when one of a group stays at home: of one round, or of several. */
export async function planCancelOne(
  db: Database,
  memberId: string,
  wanted: CancelOne,
  now: Date,
): Promise<PlannedChange> {
  return planChange(db, { memberId, changes: await changesFor(db, memberId, wanted), now });
}

/** Cancels one of a group: the others keep their price and their tee time. */
export async function cancelOne(
  services: Services,
  memberId: string,
  wanted: CancelOne & {
    readonly expectedRefund: Won;
    readonly seen?: string;
    readonly without?: readonly number[];
  },
): Promise<ChangeResult> {
  const changes = await changesFor(services.db, memberId, wanted);
  const { expectedRefund: refund, seen, without = [] } = wanted;
  const expected = { pay: won(0), refund, ...(seen && { seen }) };
  return requestChange(services, memberId, { changes, expected, without });
}

async function changesFor(
  db: Database,
  memberId: string,
  { orderId, reservationIds, traveller }: CancelOne,
): Promise<WantedChange[]> {
  const { order, lines } = await readChangeOrder(db, orderId);
  if (order.memberId !== memberId || reservationIds.length === 0) {
    throw new AppError("common.not_found");
  }
  return reservationIds.map((id) => {
    const row = lines.find((line) => line.row.id === id)?.row;
    const change = row?.choice && withoutOne(row.choice, row.travellers, traveller);
    if (!change) throw new AppError("common.not_found");
    return { reservationId: id, ...change };
  });
}
