import { and, eq, lte } from "drizzle-orm";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { partnerApplications } from "#app/db/schema/community/partner-tables.ts";
import { unansweredBefore } from "#app/domain/community/partner/partner-application.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { notifyPartner } from "./partner-messages.server.ts";
import { endApplication, lockApplication, lockRound } from "./partner-store.server.ts";
import { giveUpUnpaid } from "./seat-of-order.server.ts";

/** Ends applications that the author did not answer in time. Safe to run concurrently. */
export async function endUnanswered(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  end?: AbortSignal,
): Promise<number> {
  const before = unansweredBefore(now());
  const isDue = and(
    eq(partnerApplications.state, "applied"),
    lte(partnerApplications.createdAt, before),
  );
  const due = await db
    .select({ id: partnerApplications.id, postId: partnerApplications.postId })
    .from(partnerApplications)
    .where(isDue);
  let ended = 0;
  for (const { id, postId } of due) {
    if (end?.aborted) break;
    const isEnded = await withSerializableRetry(db, async (tx) => {
      const round = await lockRound(tx, postId);
      const application = await lockApplication(tx, { postId, id });
      const isWaiting = application?.state === "applied" && application.createdAt <= before;
      if (!round || !isWaiting) return false;
      await endApplication(tx, round, application, "unanswered");
      const next = { ...application, version: application.version + 1 };
      await notifyPartner(tx, application.memberId, next, { template: "partner-unanswered" });
      return true;
    });
    if (isEnded) ended += 1;
  }
  if (ended > 0) log.info({ ended }, "applications to partner posts without an answer ended");
  return ended;
}

/**
 * Gives up accepted seats that were not paid in time; one that is being paid ends with its order. Safe to run
 * concurrently.
 */
export async function expireSeats(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  end?: AbortSignal,
): Promise<number> {
  const at = now();
  const isDue = and(eq(partnerApplications.held, true), lte(partnerApplications.payUntil, at));
  const due = await db
    .select({ id: partnerApplications.id, postId: partnerApplications.postId })
    .from(partnerApplications)
    .where(isDue);
  let expired = 0;
  for (const { id, postId } of due) {
    if (end?.aborted) break;
    const isGivenUp = await withSerializableRetry(db, async (tx) => {
      const round = await lockRound(tx, postId);
      const application = await lockApplication(tx, { postId, id });
      if (!round || !application?.held || (application.payUntil ?? at) > at) return false;
      await giveUpUnpaid(tx, round, application);
      return true;
    });
    if (isGivenUp) expired += 1;
  }
  if (expired > 0) log.info({ expired }, "seats of partner posts given up");
  return expired;
}
