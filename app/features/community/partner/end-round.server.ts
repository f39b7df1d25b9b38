import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import {
  partnerApplications,
  partnerRounds,
  seatAlerts,
} from "#app/db/schema/community/partner-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { notifyPartner } from "./partner-messages.server.ts";
import {
  endApplication,
  lockRound,
  updateApplication,
  updateRound,
} from "./partner-store.server.ts";

type Own = { readonly postId: number; readonly memberId: string };

/** The author takes no more applications; those who are in stay. */
export async function closeRound(
  { db, now }: Pick<Services, "db" | "now">,
  { postId, memberId }: Own,
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const round = await lockRound(tx, postId);
    if (round?.memberId !== memberId) throw new AppError("common.not_found");
    if (round.cancelledAt || round.closedAt) throw new AppError("partner.step_refused");
    await updateRound(tx, postId, { closedAt: now() });
  });
}

/** What was paid for seats of a round, in the order in which everybody locks. */
export async function paidSeatsOf(tx: Database, postId: number): Promise<string[]> {
  const paid = await tx
    .select({ reservationId: partnerApplications.reservationId })
    .from(partnerApplications)
    .where(and(eq(partnerApplications.postId, postId), eq(partnerApplications.state, "paid")))
    .orderBy(partnerApplications.reservationId);
  return paid.flatMap(({ reservationId }) => reservationId ?? []);
}

/** The posts that look for partners for this booking. */
export async function roundsOfBooking(tx: Database, reservationId: string): Promise<number[]> {
  const rows = await tx
    .select({ postId: partnerRounds.postId })
    .from(partnerRounds)
    .where(and(eq(partnerRounds.reservationId, reservationId), isNull(partnerRounds.cancelledAt)));
  return rows.map(({ postId }) => postId);
}

/**
 * Calls a round off: all seats end, and every player is told. Answers with what was paid, for the caller to refund;
 * undefined where it was called off before.
 */
export async function callOffRound(
  tx: Database,
  postId: number,
  now: Date,
): Promise<readonly string[] | undefined> {
  const round = await lockRound(tx, postId);
  if (!round || round.cancelledAt) return undefined;
  const open = await tx
    .select()
    .from(partnerApplications)
    .where(
      and(
        eq(partnerApplications.postId, postId),
        inArray(partnerApplications.state, ["applied", "accepted", "paid"]),
      ),
    )
    .orderBy(partnerApplications.id)
    .for("update");
  for (const application of open) {
    await endApplication(tx, round, application, "cancelled");
    const next = { ...application, version: application.version + 1 };
    const isPaid = application.state === "paid";
    await notifyPartner(tx, application.memberId, next, { template: "partner-cancelled", isPaid });
  }
  await updateRound(tx, postId, { cancelledAt: now });
  const paid = open.filter(({ state }) => state === "paid");
  return paid.flatMap(({ reservationId }) => reservationId ?? []);
}

/** For a closed account: deletes its alerts, and the texts and contacts it wrote. */
export async function forgetPartner(tx: Database, memberId: string, now: Date): Promise<void> {
  const own = await tx
    .select({ postId: partnerRounds.postId, day: partnerRounds.day })
    .from(partnerRounds)
    .where(eq(partnerRounds.memberId, memberId))
    .orderBy(partnerRounds.postId);
  for (const { postId, day } of own) {
    // Played rounds stay as they were; a member with a booking to come cannot close the account.
    if (day >= shopDayOf(now)) await callOffRound(tx, postId, now);
    await updateRound(tx, postId, { contact: "" });
  }
  await tx.delete(seatAlerts).where(eq(seatAlerts.memberId, memberId));
  const asked = await tx
    .select()
    .from(partnerApplications)
    .where(eq(partnerApplications.memberId, memberId))
    .orderBy(partnerApplications.postId);
  for (const application of asked) {
    const round = await lockRound(tx, application.postId);
    const isUnpaid = application.state === "applied" || application.state === "accepted";
    if (round && isUnpaid) await endApplication(tx, round, application, "withdrawn");
    await updateApplication(tx, application.id, { word: "" });
  }
}
