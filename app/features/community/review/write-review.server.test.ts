import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { REVIEW_POINTS } from "#app/domain/community/review/review.ts";
import type { ReviewInput } from "#app/domain/community/review/review-schema.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { usedRound } from "#tests/support/order/used-round.ts";
import { testServices } from "#tests/support/services.ts";
import { findOwnReview, findReviewOfLine } from "./own-review-queries.server.ts";
import { listMyReviews, listReviews, reviewSummary } from "./review-queries.server.ts";
import { findReviewable } from "./reviewable-queries.server.ts";
import { changeReview, deleteReview, publishReview } from "./write-review.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const OTHER = demoMemberId("guest");

function input(more: Partial<ReviewInput> = {}): ReviewInput {
  const scores = { condition: null, caddy: null, pace: null, value: null };
  const content = "그린이 빨랐어요.";
  return { rating: 5, content, party: "friends", picture: [], ...scores, ...more };
}

function publish(line: { id: string; memberId: string }, more: Partial<ReviewInput> = {}) {
  return publishReview(services, line.id, {
    memberId: line.memberId,
    locale: "ko",
    input: input(more),
  });
}

function grants(memberId: string) {
  const mine = and(eq(pointEntries.memberId, memberId), eq(pointEntries.reason, "review"));
  return db.select().from(pointEntries).where(mine);
}

async function reviewOf({ id, memberId }: { id: string; memberId: string }) {
  return (await findReviewOfLine(db, "ko", { reservationId: id, memberId }))?.id;
}

async function sentBy(memberId: string): Promise<string> {
  const id = crypto.randomUUID();
  const src = `/uploads/${id}`;
  const picture = { src, widths: [240], width: 240, height: 180, blur: "" };
  await db.insert(uploads).values({ id, picture, memberId });
  return src;
}

test("a review appears everywhere immediately, with its pictures in order, and its text unchanged", async () => {
  const line = await usedRound(db);
  const pictures = [await sentBy(line.memberId), await sentBy(line.memberId)].toReversed();
  const content = "<script>alert(1)</script> & 👨‍👩‍👧‍👦";
  const before = await reviewSummary(db, "course");
  const { id } = await publish(line, { content, picture: pictures });

  const [first] = (await listReviews(db, "en", { kind: "course", rating: 5, page: 1 })).rows;
  expect(first).toMatchObject({ id, content, productId: line.productId, usedOn: line.usedOn });
  expect(first?.pictures.map(({ src }) => src)).toEqual(pictures);
  expect((await reviewSummary(db, "course")).count).toBe(before.count + 1);
  const mine = await listMyReviews(db, "ko", { memberId: line.memberId, page: 1 });
  expect(mine.rows.map((row) => row.id)).toEqual([id]);
  expect(await findReviewable(db, "ko", line)).toBeUndefined();
  expect(await reviewOf(line)).toBe(id);
});

test("a review earns points that last two years, and the point ledger shows them", async () => {
  const line = await usedRound(db);
  expect(await publish(line)).toMatchObject({ points: REVIEW_POINTS });
  expect(await grants(line.memberId)).toMatchObject([
    { amount: REVIEW_POINTS, subject: `review:${line.id}`, expiresOn: "2028-11-14" },
  ]);
});

test("deleting a review and writing another earns nothing more, however often", async () => {
  const line = await usedRound(db);
  const first = await publish(line);
  for (let again = 0; again < 3; again += 1) {
    const id = await reviewOf(line);
    await deleteReview(db, { id: id ?? 0, memberId: line.memberId });
    expect(await findReviewable(db, "ko", line)).toMatchObject({ id: line.id });
    const next = await publish(line);
    expect(next.points).toBe(0);
    expect(next.id).not.toBe(first.id);
  }
  expect(await grants(line.memberId)).toHaveLength(1);
});

test("a second review of one line is refused; of another line of the same day it is not", async () => {
  const line = await usedRound(db);
  const alongside = await usedRound(db, { memberId: line.memberId });
  await publish(line);
  await expect(publish(line)).rejects.toMatchObject({
    code: "review.already_written",
    status: 409,
  });
  expect(await publish(alongside)).toMatchObject({ points: REVIEW_POINTS });
  expect(await db.$count(reviews, eq(reviews.memberId, line.memberId))).toBe(2);
});

test.each(["PENDING", "COMPLETE", "REFUND_REQUEST", "CANCELLED"] as const)(
  "a line that is %s cannot be reviewed",
  async (status) => {
    const line = await usedRound(db, { status });
    await expect(publish(line)).rejects.toMatchObject({ code: "review.not_used", status: 409 });
    expect(await db.$count(reviews, eq(reviews.memberId, line.memberId))).toBe(0);
    expect(await grants(line.memberId)).toEqual([]);
  },
);

test("another member's line, a ride and an unknown line are not found", async () => {
  const line = await usedRound(db);
  const ride = await usedRound(db);
  await db.update(reservations).set({ kind: "callvan" }).where(eq(reservations.id, ride.id));
  const nowhere = { id: crypto.randomUUID(), memberId: line.memberId };
  for (const asked of [{ ...line, memberId: OTHER }, ride, nowhere]) {
    await expect(publish(asked)).rejects.toMatchObject({ code: "common.not_found", status: 404 });
  }
  expect(await db.$count(reviews, eq(reviews.reservationId, line.id))).toBe(0);
});

test("another member's picture is refused next to its field, and nothing is earned", async () => {
  const line = await usedRound(db);
  const refused = publish(line, { picture: [await sentBy(OTHER)] });
  await expect(refused).rejects.toMatchObject({ fields: { picture: "common.bad_request" } });
  expect(await grants(line.memberId)).toEqual([]);
  expect(await findReviewable(db, "ko", line)).toMatchObject({ id: line.id });
});

test("an author changes rating, text and pictures, and earns nothing by it; other members cannot", async () => {
  const line = await usedRound(db);
  const [old, fresh] = [await sentBy(line.memberId), await sentBy(line.memberId)];
  const { id } = await publish(line, { picture: [old] });
  const change = input({ rating: 3, content: "Changed", party: "", picture: [fresh, old] });

  const stranger = changeReview(services, id, { memberId: OTHER, locale: "en", input: change });
  await expect(stranger).rejects.toMatchObject({ code: "common.not_found" });
  expect(await findOwnReview(db, "ko", { id, memberId: OTHER })).toBeUndefined();

  await changeReview(services, id, { memberId: line.memberId, locale: "en", input: change });
  const review = await findOwnReview(db, "ko", { id, memberId: line.memberId });
  // A reader of Korean sees the new words too, not the old ones.
  expect(review).toMatchObject({ rating: 3, content: "Changed", party: "" });
  expect(review?.pictures.map(({ src }) => src)).toEqual([fresh, old]);
  expect(await grants(line.memberId)).toHaveLength(1);
});

test("sub-scores are stored, changed and taken away with the review", async () => {
  const line = await usedRound(db);
  const own = { memberId: line.memberId, id: 0 };
  own.id = (await publish(line, { condition: 5, pace: 1 })).id;
  const scores = { condition: 5, caddy: null, pace: 1, value: null };
  expect(await findOwnReview(db, "ko", own)).toMatchObject(scores);
  const [row] = (await listMyReviews(db, "ko", { memberId: line.memberId, page: 1 })).rows;
  expect(row).toMatchObject(scores);

  const changed = input({ caddy: 4 });
  await changeReview(services, own.id, { ...own, locale: "ko", input: changed });
  expect(await findOwnReview(db, "ko", own)).toMatchObject({
    condition: null,
    caddy: 4,
    pace: null,
    value: null,
  });
});

test("a score that a stay does not have is refused next to its field", async () => {
  const line = await usedRound(db);
  const stay = { kind: "hotel", productId: "ht-amari-pattaya" } as const;
  await db.update(reservations).set(stay).where(eq(reservations.id, line.id));
  const refused = publish(line, { pace: 5, value: 5 });
  await expect(refused).rejects.toMatchObject({ fields: { pace: "common.bad_request" } });
  expect(await db.$count(reviews, eq(reviews.reservationId, line.id))).toBe(0);

  const { id } = await publish(line, { condition: 4, value: 5 });
  const caddie = input({ caddy: 3 });
  const change = changeReview(services, id, {
    memberId: line.memberId,
    locale: "ko",
    input: caddie,
  });
  await expect(change).rejects.toMatchObject({ fields: { caddy: "common.bad_request" } });
});

test("a review that staff have hidden cannot be changed, deleted or written again by its author", async () => {
  const line = await usedRound(db);
  const own = { id: (await publish(line)).id, memberId: line.memberId };
  await db.update(reviews).set({ hidden: true }).where(eq(reviews.id, own.id));
  const change = changeReview(services, own.id, { ...own, locale: "ko", input: input() });
  await expect(change).rejects.toMatchObject({ code: "common.not_found" });
  await expect(deleteReview(db, own)).rejects.toMatchObject({ code: "common.not_found" });
  expect(await findOwnReview(db, "ko", own)).toBeUndefined();
  await expect(publish(line)).rejects.toMatchObject({ code: "review.already_written" });
  const [row] = (await listMyReviews(db, "ko", { memberId: line.memberId, page: 1 })).rows;
  expect(row).toMatchObject({ id: own.id, hidden: true });
});

test("another member's review cannot be deleted, and a deleted one is gone for good", async () => {
  const line = await usedRound(db);
  const { id } = await publish(line);
  await expect(deleteReview(db, { id, memberId: OTHER })).rejects.toMatchObject({
    code: "common.not_found",
  });
  await deleteReview(db, { id, memberId: line.memberId });
  expect(await db.$count(reviews, eq(reviews.id, id))).toBe(0);
  await expect(deleteReview(db, { id, memberId: line.memberId })).rejects.toMatchObject({
    code: "common.not_found",
  });
});
