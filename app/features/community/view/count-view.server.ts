import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/query/delete-in-batches.server.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { postViewers, postViews } from "#app/db/schema/community/post-view-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { Client } from "#app/platform/http/client-address.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";

type View = {
  readonly postId: number;
  readonly memberId: string | undefined;
  readonly client: Client;
};

/** Counts a visitor once a day, but not the author; answers how often the post was read. */
export async function countView(
  { db, now, secrets }: Pick<Services, "db" | "now" | "secrets">,
  { postId, memberId, client }: View,
): Promise<number> {
  await throttleOf(db).take("view", client.address);
  const day = shopDayOf(now());
  const who = memberId ?? `${client.address} ${client.userAgent}`;
  // Keyed by the day, so that a visitor cannot be followed from one day to the next.
  const visitor = secrets.mark(`view ${day} ${who}`);
  return db.transaction(async (tx) => {
    const [post] = await tx
      .select({ memberId: posts.memberId })
      .from(posts)
      .where(and(eq(posts.id, postId), eq(posts.hidden, false)));
    if (!post) throw new AppError("common.not_found");
    if (post.memberId !== memberId) await addView(tx, { postId, day, visitor });
    const [row] = await tx
      .select({ views: postViews.views })
      .from(postViews)
      .where(eq(postViews.postId, postId));
    return row?.views ?? 0;
  });
}

async function addView(tx: Database, view: typeof postViewers.$inferInsert): Promise<void> {
  const added = await tx
    .insert(postViewers)
    .values(view)
    .onConflictDoNothing()
    .returning({ id: postViewers.id });
  if (added.length === 0) return;
  await tx
    .insert(postViews)
    .values({ postId: view.postId, views: 1 })
    .onConflictDoUpdate({
      target: postViews.postId,
      set: { views: sql`${postViews.views} + 1` },
    });
}

/** Deletes the readers of days that are over. */
export function sweepPostViewers(db: Database, now: Date): Promise<number> {
  const where = lt(postViewers.day, shopDayOf(now));
  return deleteInBatches(db, postViewers, { key: postViewers.id, where });
}
