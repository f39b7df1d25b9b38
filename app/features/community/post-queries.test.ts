import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { comments, posts } from "#app/db/schema/community.ts";
import { members } from "#app/db/schema/member.ts";
import { oneTestDatabase, testDatabase } from "#tests/support/database/database.ts";
import { listComments } from "./comment/comment-queries.server.ts";
import { findPost, listPosts, postRegions } from "./post-queries.server.ts";

const db = await testDatabase("demo");
const ALL = { region: undefined, page: 1 };

test("posts come newest first, with their comments counted", async () => {
  const { rows, paging } = await listPosts(db, "ko", ALL);

  const times = rows.map((row) => row.createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(rows.length).toBe(Math.min(20, paging.total));
  for (const row of rows.slice(0, 3)) {
    expect(row.comments).toBe(await db.$count(comments, eq(comments.postId, row.id)));
  }
});

test("a region shows its own posts only", async () => {
  const regions = await postRegions(db, "ko");
  const pattaya = regions.find(({ id }) => id === "pattaya");
  const { rows, paging } = await listPosts(db, "ko", { region: "pattaya", page: 1 });

  expect(paging.total).toBe(pattaya?.posts);
  expect(new Set(rows.map((row) => row.regionId))).toEqual(new Set(["pattaya"]));
});

test("whole names of members never leave the server", async () => {
  const names = (await db.select({ name: members.name }).from(members)).map(({ name }) => name);
  const { rows } = await listPosts(db, "ko", ALL);
  const talk = await listComments(
    db,
    "ko",
    { kind: "post", id: rows.find((row) => row.comments > 0)?.id ?? 0 },
    1,
  );

  for (const { author } of [...rows, ...talk.rows]) expect(names).not.toContain(author);
});

test("an open round names its course", async () => {
  const { rows } = await listPosts(db, "en", ALL);
  const post = rows.find((row) => row.openRound);

  expect(post?.courseName).toMatch(/[A-Z]/);
  expect(rows.find((row) => !row.openRound)?.courseName).toBe("");
});

test("a hidden post is nowhere", async () => {
  const own = await oneTestDatabase("demo");
  const [first] = (await listPosts(own, "ko", ALL)).rows;
  await own
    .update(posts)
    .set({ hidden: true })
    .where(eq(posts.id, first?.id ?? 0));

  expect(await findPost(own, "ko", first?.id ?? 0)).toBeUndefined();
  expect((await listPosts(own, "ko", ALL)).rows.map((row) => row.id)).not.toContain(first?.id);
});

test("comments are read oldest first, twenty at a time", async () => {
  const own = await oneTestDatabase("demo");
  const [post] = (await listPosts(own, "ko", ALL)).rows;
  const postId = post?.id ?? 0;
  const [author] = await own.select({ id: members.id }).from(members).limit(1);
  await own.delete(comments).where(eq(comments.postId, postId));
  await own.insert(comments).values(
    Array.from({ length: 45 }, (_, index) => ({
      postId,
      memberId: author?.id ?? "",
      content: { ko: `댓글 ${index + 1}` },
      createdAt: new Date(Date.UTC(2026, 10, 1, 0, index)),
    })),
  );

  const last = await listComments(own, "ko", { kind: "post", id: postId }, 1_000_000_000);
  expect(last.paging).toEqual({ page: 3, pages: 3, total: 45 });
  expect(last.rows.map((row) => row.content)).toEqual(
    ["41", "42", "43", "44", "45"].map((number) => `댓글 ${number}`),
  );
});
