import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews, reviewVotes } from "#app/db/schema/community/community-tables.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { listReviews } from "../review-queries.server.ts";
import { deleteReviewVotes, findMyReviews, voteOnReview } from "./vote-on-review.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const ME = demoMemberId("demo");
const OTHER = demoMemberId("guest");

async function someReview(nth: number) {
  const rows = await db.select().from(reviews).orderBy(reviews.id).limit(5);
  const row = rows[nth];
  if (!row) throw new Error("the demo has reviews");
  return row;
}

function vote(reviewId: number, on = true, memberId = ME) {
  return voteOnReview(services, { reviewId, memberId, on });
}

test("a vote counts once however often it is given, and can be withdrawn once", async () => {
  const { id } = await someReview(0);
  expect(await vote(id)).toEqual({ helpful: 1 });
  expect(await vote(id)).toEqual({ helpful: 1 });
  expect(await vote(id, true, OTHER)).toEqual({ helpful: 2 });
  expect(await findMyReviews(db, { ids: [id], memberId: ME })).toEqual({ own: [], helpful: [id] });
  expect(await vote(id, false)).toEqual({ helpful: 1 });
  expect(await vote(id, false)).toEqual({ helpful: 1 });
  expect(await db.$count(reviewVotes, eq(reviewVotes.reviewId, id))).toBe(1);
});

test("a member cannot vote on their own review, nor on a hidden or missing one", async () => {
  const { id, memberId } = await someReview(1);
  const refused = { code: "common.not_found" };
  await expect(vote(id, true, memberId)).rejects.toMatchObject(refused);
  expect(await findMyReviews(db, { ids: [id], memberId })).toEqual({ own: [id], helpful: [] });
  await db.update(reviews).set({ hidden: true }).where(eq(reviews.id, id));
  await expect(vote(id)).rejects.toMatchObject(refused);
  await expect(vote(999_999_999)).rejects.toMatchObject(refused);
  expect(await db.$count(reviewVotes, eq(reviewVotes.reviewId, id))).toBe(0);
});

test("the most helpful comes first when asked for; a visitor has no votes", async () => {
  const { id } = await someReview(2);
  for (const memberId of [ME, OTHER]) await vote(id, true, memberId);
  const list = { kind: undefined, rating: undefined, page: 1 } as const;
  const { rows } = await listReviews(db, "ko", { ...list, sort: "helpful" });
  expect(rows[0]).toMatchObject({ id, helpful: 2 });
  expect((await listReviews(db, "ko", list)).rows[0]?.id).not.toBe(id);
  expect(await findMyReviews(db, { ids: [id], memberId: undefined })).toEqual({
    own: [],
    helpful: [],
  });
});

test("the votes of a closed account no longer count", async () => {
  const { id } = await someReview(3);
  await vote(id);
  await vote(id, true, OTHER);
  await deleteReviewVotes(db, ME);
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
  expect(row?.helpfulCount).toBe(1);
  expect(await db.$count(reviewVotes, eq(reviewVotes.memberId, ME))).toBe(0);
});
