import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { indexPosts } from "#app/db/query/index-posts.server.ts";
import { comments, posts } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase, testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { listComments } from "../comment/comment-queries.server.ts";
import { listPosts, postRegions } from "../list/post-list-queries.server.ts";
import { findPost } from "./post-queries.server.ts";
import { changePost, publishPost } from "./write-post.server.ts";

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

test("the most answered posts come first where that is asked for", async () => {
  const { rows } = await listPosts(db, "ko", { ...ALL, sort: "answered" });
  const counts = rows.map((row) => row.comments);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test("a search finds posts by the words that readers see, in their region, and pages them", async () => {
  const own = await oneTestDatabase("demo");
  const services = testServices(own);
  const memberId = demoMemberId("demo");
  const publish = (title: string, content: string, region: string) =>
    publishPost(services, {
      memberId,
      locale: "ko",
      input: { title, content, region, picture: [] },
    });
  const id = await publish("백돌이 모임", "연락은 010-7777-8888", "pattaya");
  await publish("백돌이 환영", "편하게 쳐요", "bangkok");
  const find = async (q: string, region?: string) =>
    (await listPosts(own, "ko", { region, q, page: 1 })).rows.map((row) => row.id);
  expect(await find("백돌이")).toHaveLength(2);
  expect(await find("백돌이", "pattaya")).toEqual([id]);
  expect(await find("백돌이 모임")).toEqual([id]);
  expect(await find("7777")).toEqual([]);
  expect(await find("%")).toEqual([]);
  await changePost(services, id, {
    memberId,
    locale: "ko",
    input: { title: "싱글 모임", content: "내용", region: "pattaya", picture: [] },
  });
  expect(await find("백돌이 모임")).toEqual([]);
  expect(await find("싱글 모임")).toEqual([id]);
  await own.update(posts).set({ hidden: true }).where(eq(posts.id, id));
  expect(await find("싱글 모임")).toEqual([]);
});

test.each([{ searchKeys: null }, { searchParts: null }])(
  "posts of the demo are found, and those with %j again after a start",
  async (emptied) => {
    const own = await oneTestDatabase("demo");
    const count = async () => (await listPosts(own, "ko", { ...ALL, q: "라운드" })).paging.total;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await own.update(posts).set(emptied);
    expect(await count()).toBe(0);
    await indexPosts(own);
    expect(await count()).toBe(before);
  },
);

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
