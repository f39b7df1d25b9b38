import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reviews, reviewVotes } from "#app/db/schema/community/community-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { MyReviews } from "./helpful-button.tsx";

type Vote = { readonly reviewId: number; readonly memberId: string; readonly on: boolean };

/** Says that another's review helped, or takes that back; said twice it counts once. */
export async function voteOnReview(
  { db, now }: Pick<Services, "db" | "now">,
  { reviewId, memberId, on }: Vote,
): Promise<{ readonly helpful: number }> {
  return db.transaction(async (tx) => {
    const [review] = await tx
      .select({ id: reviews.id })
      .from(reviews)
      // Locked, so that the number is that of the votes.
      .where(
        and(eq(reviews.id, reviewId), eq(reviews.hidden, false), ne(reviews.memberId, memberId)),
      )
      .for("update");
    if (!review) throw new AppError("common.not_found");
    const changed = on
      ? await tx
          .insert(reviewVotes)
          .values({ reviewId, memberId, createdAt: now() })
          .onConflictDoNothing()
          .returning({ id: reviewVotes.reviewId })
      : await tx
          .delete(reviewVotes)
          .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.memberId, memberId)))
          .returning({ id: reviewVotes.reviewId });
    const by = (on ? 1 : -1) * changed.length;
    const [counted] = await tx
      .update(reviews)
      .set({ helpfulCount: sql`${reviews.helpfulCount} + ${by}` })
      .where(eq(reviews.id, reviewId))
      .returning({ helpful: reviews.helpfulCount });
    return { helpful: counted?.helpful ?? 0 };
  });
}

/** When an account is closed: its votes no longer count. */
export async function deleteReviewVotes(tx: Database, memberId: string): Promise<void> {
  const gone = await tx
    .delete(reviewVotes)
    .where(eq(reviewVotes.memberId, memberId))
    .returning({ id: reviewVotes.reviewId });
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id).toSorted((one, other) => one - other);
  await tx
    .update(reviews)
    .set({ helpfulCount: sql`${reviews.helpfulCount} - 1` })
    .where(inArray(reviews.id, ids));
}

type Reader = { readonly ids: readonly number[]; readonly memberId: string | undefined };

/** Which of these reviews a reader wrote, and which they found helpful; nothing to a visitor. */
export async function findMyReviews(db: Database, { ids, memberId }: Reader): Promise<MyReviews> {
  if (!memberId || ids.length === 0) return { own: [], helpful: [] };
  const [own, helpful] = await Promise.all([
    db
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(inArray(reviews.id, [...ids]), eq(reviews.memberId, memberId))),
    db
      .select({ id: reviewVotes.reviewId })
      .from(reviewVotes)
      .where(and(inArray(reviewVotes.reviewId, [...ids]), eq(reviewVotes.memberId, memberId))),
  ]);
  return { own: own.map(({ id }) => id), helpful: helpful.map(({ id }) => id) };
}
