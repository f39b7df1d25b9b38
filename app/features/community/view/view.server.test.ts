import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { postViewers } from "#app/db/schema/community/post-view-tables.ts";
import { throttles } from "#app/db/schema/member/identity-tables.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { countView, sweepPostViewers } from "./count-view.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const AUTHOR = demoMemberId("demo");
const READER = demoMemberId("guest");
const phone = { address: "203.0.113.7", userAgent: "phone" };
const tomorrow = { ...services, now: () => new Date(TEST_NOW.getTime() + 86_400_000) };

beforeEach(async () => {
  await db.delete(throttles);
});

async function aPost(): Promise<number> {
  const text = { title: { ko: "라운드" }, content: { ko: "내용" } };
  const [post] = await db
    .insert(posts)
    .values({ memberId: AUTHOR, regionId: "pattaya", ...text })
    .returning({ id: posts.id });
  return post?.id ?? 0;
}

test("a visitor counts once a day, a member by their account, and an author never", async () => {
  const postId = await aPost();
  const view = (memberId: string | undefined, client = phone, at = services) =>
    countView(at, { postId, memberId, client });
  expect(await view(AUTHOR)).toBe(0);
  expect(await view(undefined)).toBe(1);
  expect(await view(undefined)).toBe(1);
  expect(await view(undefined, { ...phone, userAgent: "tablet" })).toBe(2);
  expect(await view(READER)).toBe(3);
  expect(await view(READER, { ...phone, address: "203.0.113.8" })).toBe(3);
  expect(await view(READER, phone, tomorrow)).toBe(4);
});

test("no visitor data is readable, and it is deleted the next day", async () => {
  const postId = await aPost();
  await countView(services, { postId, memberId: READER, client: phone });
  const isIt = eq(postViewers.postId, postId);
  const stored = JSON.stringify(await db.select().from(postViewers).where(isIt));
  expect(stored).not.toContain(READER);
  expect(stored).not.toContain(phone.address);
  await sweepPostViewers(db, services.now());
  expect(await db.$count(postViewers, isIt)).toBe(1);
  await sweepPostViewers(db, tomorrow.now());
  expect(await db.$count(postViewers, isIt)).toBe(0);
});

test("a hidden post is not counted, and one address cannot count without limit", async () => {
  const postId = await aPost();
  const view = () => countView(services, { postId, memberId: undefined, client: phone });
  await db.update(posts).set({ hidden: true }).where(eq(posts.id, postId));
  await expect(view()).rejects.toMatchObject({ code: "common.not_found" });
  await db.update(posts).set({ hidden: false }).where(eq(posts.id, postId));
  await view();
  await db.update(throttles).set({ points: 10_000 });
  await expect(view()).rejects.toMatchObject({ code: "auth.throttled" });
});
