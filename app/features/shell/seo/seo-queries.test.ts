import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { notices } from "#app/db/schema/content-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { listFeedNotices } from "./feed-queries.server.ts";
import { listPublicPages } from "./page-queries.server.ts";
import { isCaddieWithdrawn, isCourseWithdrawn } from "./removed-page-queries.server.ts";
import { findSharedPicture } from "./share-picture-queries.server.ts";

const db = await testDatabase("demo");
const paths = async () => (await listPublicPages(db, TEST_NOW)).map(({ path }) => path);

test("every public page is listed once", async () => {
  const all = await paths();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(
    expect.arrayContaining(["/", "/course/home", "/hotel/city/bangkok", "/terms?doc=privacy"]),
  );
});

test("a caddie is withdrawn with her course, including pages and pictures", async () => {
  const [caddie] = await db.select().from(caddies).limit(1);
  const { id, courseId } = caddie ?? expect.unreachable();
  expect(await isCaddieWithdrawn(db, id)).toBe(false);
  expect(await findSharedPicture(db, { kind: "caddy", id })).toBeDefined();
  expect(await paths()).toContain(`/caddy/${id}`);

  await db.update(courses).set({ status: "archived" }).where(eq(courses.id, courseId));
  expect(await isCourseWithdrawn(db, courseId)).toBe(true);
  expect(await isCaddieWithdrawn(db, id)).toBe(true);
  expect(await findSharedPicture(db, { kind: "caddy", id })).toBeUndefined();
  const left = await paths();
  expect(left).not.toContain(`/caddy/${id}`);
  expect(left).not.toContain(`/course/${courseId}`);
});

test("an unknown product does not count as withdrawn", async () => {
  expect(await isCourseWithdrawn(db, "none")).toBe(false);
  expect(await isCaddieWithdrawn(db, "none")).toBe(false);
});

test("a notice of tomorrow is neither in the sitemap nor in the feed today", async () => {
  const tomorrow = new Date(TEST_NOW.getTime() + 86_400_000);
  const title = { ko: "내일", en: "Tomorrow" };
  const [later] = await db
    .insert(notices)
    .values({ category: "normal", title, body: title, publishedAt: tomorrow })
    .returning();
  expect(await paths()).not.toContain(`/notice/${later?.id}`);
  const fed = await listFeedNotices(db, "en", TEST_NOW);
  expect(fed.length).toBeGreaterThan(0);
  expect(fed.map(({ title: shown }) => shown)).not.toContain("Tomorrow");
});
