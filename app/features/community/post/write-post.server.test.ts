import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { comments, posts } from "#app/db/schema/community/community-tables.ts";
import { throttles } from "#app/db/schema/member/identity-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import type { PostInput } from "#app/domain/community/post-schema.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { listPosts } from "../list/post-list-queries.server.ts";
import { findMyPost, findOwnPost } from "./own-post-queries.server.ts";
import { findPost } from "./post-queries.server.ts";
import { changePost, deletePost, publishPost } from "./write-post.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const ME = demoMemberId("demo");
const OTHER = demoMemberId("guest");

function input(more: Partial<PostInput> = {}): PostInput {
  return { title: "같이 쳐요", content: "두 분 모셔요.", region: "pattaya", picture: [], ...more };
}

function publish(more: Partial<PostInput> = {}, memberId = ME) {
  return publishPost(services, { memberId, locale: "ko", input: input(more) });
}

async function sentBy(memberId: string): Promise<string> {
  const id = crypto.randomUUID();
  const src = `/uploads/${id}`;
  const picture = { src, widths: [240], width: 240, height: 180, blur: "" };
  await db.insert(uploads).values({ id, picture, memberId });
  return src;
}

test("a post is on the board immediately, with its pictures in order and its text as typed", async () => {
  const pictures = [await sentBy(ME), await sentBy(ME)].toReversed();
  const title = "<script>alert(1)</script> & '\"";
  const id = await publish({ title, picture: pictures });

  const post = await findPost(db, "en", id);
  expect(post).toMatchObject({ title, content: "두 분 모셔요.", regionId: "pattaya" });
  expect(post?.pictures.map(({ src }) => src)).toEqual(pictures);
  const [first] = (await listPosts(db, "ko", { region: undefined, page: 1 })).rows;
  expect(first).toMatchObject({ id, title, picture: { src: pictures[0] } });
});

test("the same text sent twice is one post; another text is another post", async () => {
  const ids = await Promise.all([publish({ title: "두 번" }), publish({ title: "두 번" })]);
  expect(ids[0]).toBe(ids[1]);
  expect(await publish({ title: "두 번", region: "bangkok" })).not.toBe(ids[0]);
  expect(await publish({ title: "두 번" }, OTHER)).not.toBe(ids[0]);
});

test("an unknown region and another member's picture are refused next to their fields", async () => {
  const before = await db.$count(posts);
  const region = publish({ region: "atlantis" });
  await expect(region).rejects.toMatchObject({ fields: { region: "community.region_required" } });
  for (const src of [await sentBy(OTHER), "/uploads/0b9f6a1e-7c1d-4a53-9a43-0d0f3f6f2f10"]) {
    const picture = publish({ title: "남의 사진", picture: [src] });
    await expect(picture).rejects.toMatchObject({ fields: { picture: "common.bad_request" } });
  }
  expect(await db.$count(posts)).toBe(before);
});

test("an author changes text and pictures; other members cannot, even with a forged request", async () => {
  const [old, fresh] = [await sentBy(ME), await sentBy(ME)];
  const id = await publish({ title: "고칠 글", picture: [old] });
  const changed = input({ title: "Changed", region: "bangkok", picture: [fresh, old] });

  const stranger = changePost(services, id, { memberId: OTHER, locale: "en", input: changed });
  await expect(stranger).rejects.toMatchObject({ code: "common.not_found" });
  expect((await findPost(db, "ko", id))?.title).toBe("고칠 글");

  await changePost(services, id, { memberId: ME, locale: "en", input: changed });
  const post = await findPost(db, "ko", id);
  // A reader of Korean sees the new words too, not the old ones.
  expect(post).toMatchObject({ title: "Changed", regionId: "bangkok" });
  expect(post?.pictures.map(({ src }) => src)).toEqual([fresh, old]);

  // What is already shown stays its own, even if its upload's row is gone.
  await db.delete(uploads).where(eq(uploads.memberId, ME));
  await changePost(services, id, {
    memberId: ME,
    locale: "en",
    input: { ...changed, picture: [old] },
  });
  expect((await findOwnPost(db, "en", { id, memberId: ME }))?.pictures).toHaveLength(1);
});

test("an author deletes a post with its comments; other members cannot", async () => {
  const id = await publish({ title: "지울 글" });
  await db.insert(comments).values({ postId: id, memberId: OTHER, content: { ko: "저요" } });
  await expect(deletePost(db, { id, memberId: OTHER })).rejects.toMatchObject({
    code: "common.not_found",
  });
  expect((await findMyPost(db, { id, memberId: OTHER, now: TEST_NOW })).own).toBe(false);
  expect((await findMyPost(db, { id, memberId: ME, now: TEST_NOW })).own).toBe(true);

  await deletePost(db, { id, memberId: ME });
  expect(await findPost(db, "ko", id)).toBeUndefined();
  expect(await db.$count(comments, eq(comments.postId, id))).toBe(0);
  await expect(deletePost(db, { id, memberId: ME })).rejects.toMatchObject({
    code: "common.not_found",
  });
});

test("a post that staff have hidden cannot be changed or deleted by its author", async () => {
  const id = await publish({ title: "숨긴 글" });
  await db.update(posts).set({ hidden: true }).where(eq(posts.id, id));
  const own = { id, memberId: ME };
  expect(await findOwnPost(db, "ko", own)).toBeUndefined();
  const change = changePost(services, id, { memberId: ME, locale: "ko", input: input() });
  await expect(change).rejects.toMatchObject({ code: "common.not_found" });
  await expect(deletePost(db, own)).rejects.toMatchObject({ code: "common.not_found" });
});

test("an author is stopped after twenty posts in an hour", async () => {
  await db.delete(throttles);
  const flood = async () => {
    for (let n = 1; n <= 21; n += 1) await publish({ title: `넘치는 글 ${n}` }, OTHER);
  };
  await expect(flood()).rejects.toMatchObject({ code: "auth.throttled" });
  expect(await db.$count(posts, eq(posts.memberId, OTHER))).toBeGreaterThanOrEqual(20);
});
