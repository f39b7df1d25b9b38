import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews } from "#app/db/schema/community.ts";
import { embeddedDatabase } from "#tests/support/database.ts";
import { listBanners, listHomeEvents, listHomeReviews } from "./home-queries.server.ts";

const db = await embeddedDatabase("demo");

test("banners come in their order, in the reader's language", async () => {
  const korean = await listBanners(db, "ko");
  const english = await listBanners(db, "en");
  expect(korean).toHaveLength(4);
  expect(english[0]?.eyebrow).toBe("Winter 2027 tee times are open");
  expect(english.map(({ id }) => id)).toEqual(korean.map(({ id }) => id));
});

test("only events that go on today are shown, the one that ends first at the front", async () => {
  const events = await listHomeEvents(db, "ko", "2026-11-15");
  expect(events.length).toBeGreaterThan(0);
  const ends = events.map(({ endsOn }) => endsOn);
  expect(ends).toEqual(ends.toSorted());
  expect(await listHomeEvents(db, "ko", "2099-01-01")).toEqual([]);
});

test("three reviews of three courses stand under masked names, and a hidden one does not", async () => {
  const { newest, total } = await listHomeReviews(db, "ko");
  const [first] = newest;
  if (!first) throw new Error("the demo has no reviews");
  expect(new Set(newest.map(({ courseId }) => courseId)).size).toBe(3);
  expect(newest.every(({ author }) => /\*|\./.test(author))).toBe(true);

  await db.update(reviews).set({ hidden: true }).where(eq(reviews.id, first.id));
  const after = await listHomeReviews(db, "ko");
  expect(after.total).toBe(total - 1);
  expect(after.newest.map(({ id }) => id)).not.toContain(first.id);
});
