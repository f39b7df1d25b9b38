import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { postCounts } from "#app/db/schema/community/post-view-tables.ts";
import { MAX_POSTS_FOUND } from "#app/domain/community/community-list.ts";
import { postSearch } from "#app/domain/community/post-search-query.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { publishPost } from "../post/write-post.server.ts";
import { listPosts, postRegions } from "./post-list-queries.server.ts";

const db = await testDatabase("demo");
const memberId = demoMemberId("demo");

async function countedAnew() {
  const { rows } = (await db.execute(
    sql`select region_id as region, count(*)::int as posts from ${posts} where not hidden group by 1 order by 1`,
  )) as { readonly rows: readonly unknown[] };
  return rows;
}

function kept() {
  return db
    .select({ region: postCounts.regionId, posts: postCounts.posts })
    .from(postCounts)
    .where(sql`posts > 0`)
    .orderBy(postCounts.regionId);
}

test("the posts of a region are counted as they are written, hidden, shown, moved and deleted", async () => {
  expect(await kept()).toEqual(await countedAnew());
  const input = { title: "첫 글", content: "내용", region: "bangkok", picture: [] };
  const id = await publishPost(testServices(db), { memberId, locale: "ko", input });
  const of = eq(posts.id, id);
  const steps = [
    () => db.update(posts).set({ hidden: true }).where(of),
    () => db.update(posts).set({ regionId: "pattaya" }).where(of),
    () => db.update(posts).set({ hidden: false }).where(of),
    () => db.update(posts).set({ regionId: "phuket", hidden: false }).where(of),
    () => db.delete(posts).where(of),
  ];
  expect(await kept()).toEqual(await countedAnew());
  for (const step of steps) {
    await step();
    expect(await kept()).toEqual(await countedAnew());
  }
  const regions = await postRegions(db, "ko");
  const { paging } = await listPosts(db, "ko", { region: undefined, page: 1 });
  expect(regions.reduce((sum, region) => sum + region.posts, 0)).toBe(paging.total);
});

test("a search that finds more than it shows says so instead of counting to the end", async () => {
  const title = { ko: "가나다라", en: "가나다라" };
  const many = Array.from({ length: MAX_POSTS_FOUND + 1 }, () => ({
    memberId,
    regionId: "pattaya",
    title,
    content: title,
    ...postSearch({ title, content: title }),
  }));
  const [first] = await db.insert(posts).values(many).returning({ id: posts.id });
  const search = { region: undefined, q: "가나다라", page: 99 };
  const found = await listPosts(db, "ko", search);
  expect(found.paging).toEqual({ page: 10, pages: 10, total: MAX_POSTS_FOUND });
  expect(found.rows).toHaveLength(20);
  expect(found.isMore).toBe(true);

  await db.delete(posts).where(eq(posts.id, first?.id ?? 0));
  expect((await listPosts(db, "ko", search)).isMore).toBe(false);
});
