import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { memberBlocks } from "#app/db/schema/community/author-block-tables.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { partnerApplications, partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import type { ApplicationState } from "#app/domain/community/partner/partner-application.ts";
import {
  holdTeePlace,
  releaseTeePlace,
} from "#app/features/pricing/stock/hold-tee-place.server.ts";

export type Round = typeof partnerRounds.$inferSelect;
export type Application = typeof partnerApplications.$inferSelect;

/** Locked before its applications, always in this order, to avoid deadlocks. */
export async function lockRound(tx: Database, postId: number): Promise<Round | undefined> {
  const [round] = await tx
    .select()
    .from(partnerRounds)
    .where(eq(partnerRounds.postId, postId))
    .for("update");
  return round;
}

type Key = { readonly postId: number; readonly memberId?: string; readonly id?: number };

export async function lockApplication(
  tx: Database,
  { postId, memberId, id }: Key,
): Promise<Application | undefined> {
  const [application] = await tx
    .select()
    .from(partnerApplications)
    .where(
      and(
        eq(partnerApplications.postId, postId),
        memberId === undefined ? undefined : eq(partnerApplications.memberId, memberId),
        id === undefined ? undefined : eq(partnerApplications.id, id),
      ),
    )
    .for("update");
  return application;
}

/** A hidden post accepts nobody; earlier agreements stay valid. */
export async function isPostShown(tx: Database, postId: number): Promise<boolean> {
  return (await tx.$count(posts, and(eq(posts.id, postId), eq(posts.hidden, false)))) > 0;
}

/** A member whom the author blocked cannot apply. */
export async function hasBlocked(tx: Database, author: string, memberId: string): Promise<boolean> {
  const isIt = and(eq(memberBlocks.memberId, author), eq(memberBlocks.blockedId, memberId));
  return (await tx.$count(memberBlocks, isIt)) > 0;
}

/** Checked inside the write, so that concurrent applicants never get more seats than there are. */
export async function takeSeat(tx: Database, postId: number): Promise<boolean> {
  const taken = await tx
    .update(partnerRounds)
    .set({ taken: sql`${partnerRounds.taken} + 1` })
    .where(and(eq(partnerRounds.postId, postId), lt(partnerRounds.taken, partnerRounds.seats)))
    .returning({ taken: partnerRounds.taken });
  return taken.length === 1;
}

async function giveUpSeat(tx: Database, postId: number): Promise<void> {
  await tx
    .update(partnerRounds)
    .set({ taken: sql`${partnerRounds.taken} - 1` })
    .where(eq(partnerRounds.postId, postId));
}

type Change = Partial<typeof partnerApplications.$inferInsert>;

export async function updateApplication(tx: Database, id: number, change: Change): Promise<void> {
  await tx
    .update(partnerApplications)
    .set({ ...change, version: sql`${partnerApplications.version} + 1` })
    .where(eq(partnerApplications.id, id));
}

/** Ends an application, and releases its seat and its place of the tee time. */
export async function endApplication(
  tx: Database,
  round: Round,
  { id, state, held }: Pick<Application, "id" | "state" | "held">,
  after: Exclude<ApplicationState, "applied" | "accepted" | "paid">,
): Promise<void> {
  await updateApplication(tx, id, { state: after, held: false, payUntil: null });
  if (state === "accepted" || state === "paid") await giveUpSeat(tx, round.postId);
  if (held) await releaseTeePlace(tx, round);
}

/** Holds a place of the booked tee time for an accepted application; false where none is free. */
export async function holdPlace(tx: Database, round: Round, id: number): Promise<boolean> {
  if (!(await holdTeePlace(tx, round))) return false;
  await updateApplication(tx, id, { held: true });
  return true;
}

export async function updateRound(
  tx: Database,
  postId: number,
  change: Partial<typeof partnerRounds.$inferInsert>,
): Promise<void> {
  await tx
    .update(partnerRounds)
    .set({ ...change, version: sql`${partnerRounds.version} + 1` })
    .where(eq(partnerRounds.postId, postId));
}
