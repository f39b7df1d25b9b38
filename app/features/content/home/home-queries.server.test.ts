import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { banners, events } from "#app/db/schema/content-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import {
  listBanners,
  listHomeEvents,
  listHomeNotices,
  listHomeReviews,
} from "./home-queries.server.ts";

const db = await testDatabase("demo");

test("banners come in their order, in the reader's language", async () => {
  const korean = await listBanners(db, "ko", TEST_NOW);
  const english = await listBanners(db, "en", TEST_NOW);
  expect(korean).toHaveLength(4);
  expect(english[0]?.eyebrow).toBe("Winter 2027 tee times are open");
  expect(english.map(({ id }) => id)).toEqual(korean.map(({ id }) => id));
});

test("a banner is shown from its first moment until its last, and without end where it has none", async () => {
  const [banner] = await listBanners(db, "ko", TEST_NOW);
  if (!banner) throw new Error("the demo has no banners");
  const hours = (by: number) => new Date(TEST_NOW.getTime() + by * 3_600_000);
  const isShown = async (startsAt: Date | null, endsAt: Date | null) => {
    await db.update(banners).set({ startsAt, endsAt }).where(eq(banners.id, banner.id));
    return (await listBanners(db, "ko", TEST_NOW)).some(({ id }) => id === banner.id);
  };
  expect(await isShown(hours(1), null)).toBe(false);
  expect(await isShown(hours(0), hours(1))).toBe(true);
  expect(await isShown(hours(-2), hours(0))).toBe(false);
  expect(await isShown(null, null)).toBe(true);
});

test("notices that are out are shown, pinned ones first", async () => {
  const shown = await listHomeNotices(db, "en", TEST_NOW);
  expect(shown).toHaveLength(4);
  expect(shown.every(({ publishedAt }) => publishedAt <= TEST_NOW)).toBe(true);
  expect(await listHomeNotices(db, "en", new Date("2000-01-01"))).toEqual([]);
});

test("only events that go on today are shown, the one that ends first at the front", async () => {
  const today = "2026-11-15";
  const shown = await listHomeEvents(db, "ko", today);
  const stored = await db.select().from(events).where(eq(events.draft, false));
  const going = stored.filter(({ startsOn, endsOn }) => startsOn <= today && endsOn >= today);
  const soonest = going.map(({ endsOn }) => endsOn).toSorted();
  expect(soonest).not.toEqual([]);
  const ends = shown.map(({ endsOn }) => endsOn);
  expect(ends).toEqual(soonest.slice(0, ends.length));
  expect(ends).toHaveLength(Math.min(3, going.length));
  expect(await listHomeEvents(db, "ko", "2099-01-01")).toEqual([]);
});

test("three reviews of three courses are shown with masked names, without hidden ones", async () => {
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
