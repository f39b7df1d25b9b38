import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews } from "#app/db/schema/community.ts";
import { members } from "#app/db/schema/member.ts";
import { embeddedDatabase, oneTestDatabase } from "#tests/support/database/database.ts";
import { listReviews, reviewSummary } from "./review-queries.server.ts";

const db = await embeddedDatabase("demo");
const ALL = { kind: undefined, rating: undefined, page: 1 } as const;

test("reviews come newest first and name what they are about", async () => {
  const { rows } = await listReviews(db, "en", ALL);

  const times = rows.map((row) => row.createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  for (const row of rows) expect(row.productName).not.toBe(row.productId);
});

test.each(["course", "hotel", "caddy"] as const)(
  "%s reviews lead to what is on sale",
  async (kind) => {
    const { rows, paging } = await listReviews(db, "ko", { ...ALL, kind });
    const { perKind } = await reviewSummary(db, kind);

    expect(paging.total).toBe(perKind[kind]);
    expect(rows.every((row) => row.productKind === kind && row.productPublished)).toBe(true);
  },
);

test("the average is that of the kind, whatever stars are picked", async () => {
  const summary = await reviewSummary(db, "hotel");
  const counted = Object.entries(summary.perRating);
  const sum = counted.reduce((total, [rating, count]) => total + Number(rating) * (count ?? 0), 0);

  expect(counted.reduce((total, [, count]) => total + (count ?? 0), 0)).toBe(summary.count);
  expect(summary.average).toBeCloseTo(sum / summary.count, 6);
  const five = await listReviews(db, "ko", { ...ALL, kind: "hotel", rating: 5 });
  expect(five.paging.total).toBe(summary.perRating[5]);
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
