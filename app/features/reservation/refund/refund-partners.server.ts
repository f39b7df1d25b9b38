import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import {
  callOffRound,
  paidSeatsOf,
  roundsOfBooking,
} from "#app/features/community/partner/end-round.server.ts";
import { linesOfOrder } from "#app/features/order/record/lines-of-order.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { refuseLine } from "./refuse-line.server.ts";

/** Calls a round off, and refunds every paid seat in full; the job sends the money. */
async function callOffAndRefund(tx: Database, postId: number, now: Date): Promise<boolean> {
  const paid = await paidSeatsOf(tx, postId);
  // Orders are locked before rounds, as when a seat is paid or cancelled.
  for (const reservationId of paid) await linesOfOrder(tx, reservationId);
  const toRefund = await callOffRound(tx, postId, now);
  for (const reservationId of toRefund ?? []) await refundSeat(tx, reservationId, now);
  return toRefund !== undefined;
}

async function refundSeat(tx: Database, reservationId: string, now: Date): Promise<void> {
  const order = await linesOfOrder(tx, reservationId);
  const line = order.find(({ id }) => id === reservationId);
  // A partner whose refund is already running is left alone.
  if (!line || !isOpen(line.status)) return;
  const by = { action: "ask_refund", actor: "system", actorId: null, reason: "" } as const;
  await refuseLine(tx, { line, order, ...by, now });
}

/** The author's booking was cancelled: partners who bought a seat get everything back. */
export async function refundPartnersOf(
  tx: Database,
  reservationId: string,
  now: Date,
): Promise<void> {
  for (const postId of await roundsOfBooking(tx, reservationId)) {
    await callOffAndRefund(tx, postId, now);
  }
}

/** The author calls the round off; a booking of their own stays as it is. */
export async function cancelPartnerRound(
  { db, now }: Pick<Services, "db" | "now">,
  { postId, memberId }: { readonly postId: number; readonly memberId: string },
): Promise<void> {
  const at = now();
  await withSerializableRetry(db, async (tx) => {
    const isOwn = and(eq(partnerRounds.postId, postId), eq(partnerRounds.memberId, memberId));
    if ((await tx.$count(partnerRounds, isOwn)) === 0) throw new AppError("common.not_found");
    if (!(await callOffAndRefund(tx, postId, at))) throw new AppError("partner.step_refused");
  });
}
