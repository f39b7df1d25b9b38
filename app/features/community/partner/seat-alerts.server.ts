import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { partnerRounds, seatAlerts } from "#app/db/schema/community/partner-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { maskContactsIn } from "#app/domain/community/mask-contact.ts";
import { roundState } from "#app/domain/community/partner/round.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { hasBlocked, isPostShown } from "./partner-store.server.ts";

type Own = { readonly postId: number; readonly memberId: string };

export function isAlertOf(postId: number, memberId: string): SQL | undefined {
  return and(eq(seatAlerts.postId, postId), eq(seatAlerts.memberId, memberId));
}

/** Asks to be told once a full round has a seat again. */
export async function askForSeatAlert(
  { db, now }: Pick<Services, "db" | "now">,
  { postId, memberId }: Own,
): Promise<void> {
  const [round] = await db.select().from(partnerRounds).where(eq(partnerRounds.postId, postId));
  if (!round || !(await isPostShown(db, postId))) throw new AppError("common.not_found");
  if (await hasBlocked(db, round.memberId, memberId)) throw new AppError("community.blocked");
  const state = roundState(round, { now: now(), today: shopDayOf(now()) });
  const mayWait = state === "full" && round.memberId !== memberId;
  if (!mayWait) throw new AppError("partner.step_refused");
  await db.insert(seatAlerts).values({ postId, memberId }).onConflictDoNothing();
}

export async function endSeatAlert(
  { db }: Pick<Services, "db">,
  { postId, memberId }: Own,
): Promise<void> {
  await db.delete(seatAlerts).where(isAlertOf(postId, memberId));
}

/**
 * Tells members on the alert list that a seat is free, each once; deletes alerts of rounds that accept no one. Safe to
 * run concurrently.
 */
export async function sendSeatAlerts(
  { db, now }: Pick<Services, "db" | "now">,
  end?: AbortSignal,
): Promise<number> {
  const at = now();
  const waiting = await db
    .select({ alert: seatAlerts, round: partnerRounds, title: posts.title, hidden: posts.hidden })
    .from(seatAlerts)
    .innerJoin(partnerRounds, eq(partnerRounds.postId, seatAlerts.postId))
    .innerJoin(posts, eq(posts.id, seatAlerts.postId))
    .orderBy(seatAlerts.createdAt);
  let told = 0;
  for (const { alert, round, title, hidden } of waiting) {
    if (end?.aborted) break;
    const state = roundState(round, { now: at, today: shopDayOf(at) });
    if (state === "full" || hidden) continue;
    const isTold = await tell(db, alert, state === "open" ? maskContactsIn(title) : undefined);
    if (isTold) told += 1;
  }
  return told;
}

type Title = ReturnType<typeof maskContactsIn>;

async function tell(
  db: Database,
  { postId, memberId, createdAt }: typeof seatAlerts.$inferSelect,
  title: Title | undefined,
): Promise<boolean> {
  return withSerializableRetry(db, async (tx) => {
    const gone = await tx
      .delete(seatAlerts)
      .where(isAlertOf(postId, memberId))
      .returning({ postId: seatAlerts.postId });
    if (gone.length === 0 || !title) return false;
    await notifyMember(tx, memberId, {
      event: `partner-seat-free:${postId}:${memberId}:${createdAt.getTime()}`,
      link: `/community/${postId}/join`,
      template: "partner-seat-free",
      words: { title },
    });
    return true;
  });
}
