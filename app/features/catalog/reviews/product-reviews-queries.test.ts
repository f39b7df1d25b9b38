import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { findProductReviews } from "./product-reviews-queries.server.ts";

const db = await testDatabase("demo");
const amari = { kind: "hotel", id: "ht-amari-pattaya" } as const;

test("a product shows its average, its stars and the newest reviews, with masked names", async () => {
  const { total, average, distribution, newest } = await findProductReviews(db, "ko", amari);

  const own = and(eq(reviews.productId, amari.id), eq(reviews.hidden, false));
  const stored = await db.select({ rating: reviews.rating }).from(reviews).where(own);
  expect(stored).not.toEqual([]);
  expect(total).toBe(stored.length);
  const sum = stored.reduce((all, { rating }) => all + rating, 0);
  expect(average).toBeCloseTo(sum / stored.length, 1);
  expect(distribution.map(({ rating, count }) => [rating, count])).toEqual(
    [5, 4, 3, 2, 1].map((stars) => [stars, stored.filter(({ rating }) => rating === stars).length]),
  );
  expect(newest.length).toBeLessThanOrEqual(5);
  for (const { author } of newest) expect(author).toContain("*");
});

test("a review is read in the language of the page", async () => {
  const [korean, english] = await Promise.all([
    findProductReviews(db, "ko", amari),
    findProductReviews(db, "en", amari),
  ]);
  expect(english.newest[0]?.id).toBe(korean.newest[0]?.id);
  expect(english.newest[0]?.content).not.toBe(korean.newest[0]?.content);
});

test("reviews with pictures are counted and listed separately", async () => {
  const [first] = (await findProductReviews(db, "ko", amari)).newest;
  await db.update(reviews).set({ pictures: [] });
  expect((await findProductReviews(db, "ko", amari)).photos).toEqual({ total: 0, newest: [] });

  const picture = { src: "/pictures/x", widths: [480], width: 480, height: 360, blur: "" };
  await db
    .update(reviews)
    .set({ pictures: [picture] })
    .where(eq(reviews.id, first?.id ?? 0));
  const { photos } = await findProductReviews(db, "ko", amari);
  expect(photos.total).toBe(1);
  expect(photos.newest).toMatchObject([{ id: first?.id, pictures: [picture] }]);
});

test("sub-scores are averaged over those who gave them, in the ways that the product has", async () => {
  const course = { kind: "course", id: "th-siam-old" } as const;
  const isOf = eq(reviews.productId, course.id);
  const none = { condition: null, caddy: null, pace: null, value: null };
  await db.update(reviews).set(none).where(isOf);
  expect((await findProductReviews(db, "ko", course)).scores).toEqual([]);

  const [one, two] = (await findProductReviews(db, "ko", course)).newest;
  await db
    .update(reviews)
    .set({ value: 4, pace: 1 })
    .where(eq(reviews.id, one?.id ?? 0));
  await db
    .update(reviews)
    .set({ value: 5 })
    .where(eq(reviews.id, two?.id ?? 0));
  const { scores, newest } = await findProductReviews(db, "ko", course);
  expect(scores).toEqual([
    { score: "pace", points: 1 },
    { score: "value", points: 4.5 },
  ]);
  expect(newest[0]).toMatchObject({ ...none, pace: 1, value: 4 });
});

test("a hidden review is neither shown nor counted, and a product without reviews has none", async () => {
  const before = await findProductReviews(db, "ko", amari);
  await db
    .update(reviews)
    .set({ hidden: true })
    .where(eq(reviews.id, before.newest[0]?.id ?? 0));

  const after = await findProductReviews(db, "ko", amari);
  expect(after.total).toBe(before.total - 1);
  expect(after.newest.map(({ id }) => id)).not.toContain(before.newest[0]?.id);

  const none = await findProductReviews(db, "ko", { kind: "hotel", id: "no-such-hotel" });
  expect(none).toMatchObject({ total: 0, average: undefined, newest: [] });
});
