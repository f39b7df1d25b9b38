import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { SEASONS, seasonOf } from "#app/domain/community/review/review.ts";
import { oneTestDatabase, testDatabase } from "#tests/support/database/database.ts";
import { listReviews, reviewSummary } from "./review-queries.server.ts";

const db = await testDatabase("demo");
const ALL = { kind: undefined, rating: undefined, page: 1 } as const;

test("reviews come newest first and name what they are about", async () => {
  const { rows } = await listReviews(db, "en", ALL);

  const times = rows.map((row) => row.createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  for (const row of rows) expect(row.productName).not.toBe(row.productId);
});

test.each(["course", "hotel", "caddy"] as const)(
  "%s reviews lead to products on sale",
  async (kind) => {
    const { rows, paging } = await listReviews(db, "ko", { ...ALL, kind });
    const { perKind } = await reviewSummary(db, kind);

    expect(paging.total).toBe(perKind[kind]);
    expect(rows.every((row) => row.productKind === kind && row.productPublished)).toBe(true);
  },
);

test("the average is that of the kind, for any star filter", async () => {
  const summary = await reviewSummary(db, "hotel");
  const counted = Object.entries(summary.perRating);
  const sum = counted.reduce((total, [rating, count]) => total + Number(rating) * (count ?? 0), 0);

  expect(counted.reduce((total, [, count]) => total + (count ?? 0), 0)).toBe(summary.count);
  expect(summary.average).toBeCloseTo(sum / summary.count, 6);
  const five = await listReviews(db, "ko", { ...ALL, kind: "hotel", rating: 5 });
  expect(five.paging.total).toBe(summary.perRating[5]);
});

test("reviews are narrowed to one product, and its summary with them", async () => {
  const product = "th-siam-old";
  const { rows, paging } = await listReviews(db, "ko", { ...ALL, kind: "course", product });
  const summary = await reviewSummary(db, "course", product);
  const own = and(eq(reviews.productId, product), eq(reviews.hidden, false));
  const stored = await db.select({ rating: reviews.rating }).from(reviews).where(own);
  expect(rows.every((row) => row.productId === product)).toBe(true);
  expect(stored).not.toEqual([]);
  expect([summary.count, paging.total]).toEqual([stored.length, stored.length]);
  const sum = stored.reduce((all, { rating }) => all + rating, 0);
  expect(summary.average).toBeCloseTo(sum / stored.length, 6);
});

test("seasons share all reviews between them, by the day of use", async () => {
  const all = (await listReviews(db, "ko", ALL)).paging.total;
  let shared = 0;
  for (const season of SEASONS) {
    const { rows, paging } = await listReviews(db, "ko", { ...ALL, season });
    expect(rows.every((row) => seasonOf(row.usedOn) === season)).toBe(true);
    shared += paging.total;
  }
  expect(shared).toBe(all);
});

test("reviews with photos are those that have one", async () => {
  const { rows, paging } = await listReviews(db, "ko", { ...ALL, photos: "1" });
  const stored = await db.select().from(reviews).where(eq(reviews.hidden, false));
  const pictured = stored.filter(({ pictures }) => pictures.length > 0);
  expect(pictured).not.toEqual([]);
  expect(paging.total).toBe(pictured.length);
  expect(rows.every((row) => row.pictures.length > 0)).toBe(true);
  const none = await listReviews(db, "ko", { ...ALL, kind: "caddy", photos: "1" });
  expect(none).toMatchObject({ rows: [], paging: { total: 0, page: 1 } });
  expect(paging.total).toBeLessThan((await listReviews(db, "ko", ALL)).paging.total);
});

test("a text in both languages is there in both, one in a single language in that alone", async () => {
  const [row] = (await listReviews(db, "en", ALL)).rows;
  const [stored] = await db
    .select()
    .from(reviews)
    .where(eq(reviews.id, row?.id ?? 0));
  expect(row?.content).toBe(stored?.content.en);
  expect(row?.otherContent).toEqual([{ locale: "ko", text: stored?.content.ko }]);

  const own = await oneTestDatabase("demo");
  await own.update(reviews).set({ content: { ko: "좋아요" }, reply: { ko: "네", en: "Yes" } });
  const [alone] = (await listReviews(own, "en", ALL)).rows;
  expect(alone).toMatchObject({ content: "좋아요", otherContent: [], reply: "Yes" });
  expect(alone?.otherReply).toEqual([{ locale: "ko", text: "네" }]);
});

test("whole names of members never leave the server", async () => {
  const names = (await db.select({ name: members.name }).from(members)).map(({ name }) => name);
  for (const { author } of (await listReviews(db, "ko", ALL)).rows) {
    expect(names).not.toContain(author);
  }
});

test("a hidden review is neither shown nor counted", async () => {
  const own = await oneTestDatabase("demo");
  const before = await reviewSummary(own, undefined);
  const [first] = (await listReviews(own, "ko", ALL)).rows;
  await own
    .update(reviews)
    .set({ hidden: true })
    .where(eq(reviews.id, first?.id ?? 0));

  expect((await reviewSummary(own, undefined)).count).toBe(before.count - 1);
  expect((await listReviews(own, "ko", ALL)).rows.map((row) => row.id)).not.toContain(first?.id);
});

test("a shop without reviews has none, and no average", async () => {
  const empty = await oneTestDatabase("empty");

  expect((await listReviews(empty, "ko", ALL)).rows).toEqual([]);
  expect(await reviewSummary(empty, undefined)).toEqual({
    average: 0,
    count: 0,
    perKind: {},
    perRating: {},
  });
});
