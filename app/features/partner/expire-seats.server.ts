import { and, eq, lte } from "drizzle-orm";
import { partnerApplications } from "#app/db/schema/community/partner.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { lockApplication, lockRound } from "./partner-store.server.ts";
import { giveUpUnpaid } from "./seat-of-order.server.ts";

/** Gives up accepted seats that were not paid in time; one that is being paid ends with its order. Safe beside itself. */
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
