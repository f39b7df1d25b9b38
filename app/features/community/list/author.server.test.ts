import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { comments, posts } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import {
  listReviews,
  listReviewsOf,
} from "#app/features/community/review/review-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newMember } from "#tests/support/order/paid-trip.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { listComments } from "../comment/comment-queries.server.ts";
import { findPost } from "../post/post-queries.server.ts";
import { findAuthor } from "./author-queries.server.ts";
import { listPostsOf } from "./post-list-queries.server.ts";

const db = await testDatabase("demo");

async function aWriter() {
  const memberId = await newMember(db);
  const [member] = await db
    .update(members)
    .set({ name: "김도현", createdAt: new Date("2026-03-31T16:00:00Z") })
    .where(eq(members.id, memberId))
    .returning({ authorId: members.authorId });
  const text = { title: { ko: "라운드" }, content: { ko: "내용" } };
  const [shown, hidden] = await db
    .insert(posts)
    .values([false, true].map((each) => ({ memberId, regionId: "pattaya", hidden: each, ...text })))
    .returning({ id: posts.id });
  const postId = shown?.id ?? 0;
  await db.insert(comments).values({ postId, memberId, content: { ko: "댓글" } });
  return { memberId, authorId: member?.authorId ?? "", postId, hiddenId: hidden?.id ?? 0 };
}

test("an author is known by a masked name, the month of joining, and what everybody may read", async () => {
  const { memberId, authorId, postId } = await aWriter();
  expect(await findAuthor(db, authorId)).toEqual({
    memberId,
    profile: { authorId, name: "김*현", since: "2026-04-01", posts: 1, reviews: 0 },
  });
  const { rows } = await listPostsOf(db, "ko", { memberId, page: 1 });
  expect(rows.map(({ id }) => id)).toEqual([postId]);
  expect((await listReviewsOf(db, "ko", { memberId, page: 1 })).rows).toEqual([]);
});

test("posts and comments lead to their author, by another id than the member's own", async () => {
  const { memberId, authorId, postId } = await aWriter();
  const post = await findPost(db, "ko", postId);
  const talk = await listComments(db, "ko", { kind: "post", id: postId }, 1);
  expect(post?.authorId).toBe(authorId);
  expect(talk.rows[0]?.authorId).toBe(authorId);
  expect(JSON.stringify([post, talk])).not.toContain(memberId);
  const reviews = await listReviews(db, "ko", { kind: undefined, rating: undefined, page: 1 });
  expect(reviews.rows.every((row) => row.authorId !== null)).toBe(true);
});

test.each([{ bannedAt: TEST_NOW }, { withdrawnAt: TEST_NOW }, { isGuest: true }])(
  "an account with %j has no page, and nothing leads to it",
  async (state) => {
    const { memberId, authorId, postId } = await aWriter();
    await db.update(members).set(state).where(eq(members.id, memberId));
    expect(await findAuthor(db, authorId)).toBeUndefined();
    expect((await findPost(db, "ko", postId))?.authorId).toBeNull();
    expect(await findAuthor(db, memberId)).toBeUndefined();
  },
);

test("a hidden or deleted comment does not say who wrote it", async () => {
  const { postId } = await aWriter();
  await db.update(comments).set({ hiddenFor: "ad" }).where(eq(comments.postId, postId));
  const { rows } = await listComments(db, "ko", { kind: "post", id: postId }, 1);
  expect(rows).toMatchObject([{ author: "", authorId: null }]);
});
