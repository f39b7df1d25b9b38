import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { posts } from "#app/db/schema/community.ts";
import { demoMemberId } from "#app/db/seed/seed-members.server.ts";
import { changePost, deletePost, publishPost } from "#app/features/community/write-post.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { testServices } from "#tests/support/services.ts";

const db = await postgresDatabase("demo");
const services = testServices(db);
const memberId = demoMemberId("demo");
const WORDS = { content: "두 분", region: "pattaya", picture: [] };

function publish(title: string) {
  return publishPost(services, { memberId, locale: "ko", input: { ...WORDS, title } });
}

test("a post that is sent five times at once is published once", async () => {
  const before = await db.$count(posts, eq(posts.memberId, memberId));
  for (let round = 0; round < 3; round++) {
    const title = `한 번만 ${round}`;
    const ids = await Promise.all(Array.from({ length: 5 }, () => publish(title)));
    expect(new Set(ids).size).toBe(1);
  }
  expect(await db.$count(posts, eq(posts.memberId, memberId))).toBe(before + 3);
});

test("a post that is changed and deleted at once ends deleted", async () => {
  for (let round = 0; round < 3; round++) {
    const id = await publish(`지울 글 ${round}`);
    const input = { ...WORDS, title: "고친 글" };
    await Promise.allSettled([
      changePost(services, id, { memberId, locale: "ko", input }),
      deletePost(db, { id, memberId }),
    ]);
    expect(await db.$count(posts, eq(posts.id, id))).toBe(0);
  }
});
