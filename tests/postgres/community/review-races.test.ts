import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pointBalances, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { REVIEW_POINTS } from "#app/domain/community/review/review.ts";
import {
  deleteReviewVotes,
  voteOnReview,
} from "#app/features/community/review/vote/vote-on-review.server.ts";
import {
  changeReview,
  deleteReview,
  publishReview,
} from "#app/features/community/review/write-review.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { times } from "#tests/support/order/ordering.ts";
import { newMember } from "#tests/support/order/paid-trip.ts";
import { usedRound } from "#tests/support/order/used-round.ts";
import { countedOf, saidOf, wrongVotes } from "#tests/support/review-aggregates.ts";
import { testServices } from "#tests/support/services.ts";

/** Nightly runs more; enough here to see a race that is there. */
const ROUNDS = times(4, 20);
const AT_ONCE = 10;

const db = await postgresDatabase("demo");
const services = testServices(db);

type Line = Awaited<ReturnType<typeof usedRound>>;

function written({ memberId }: Line, content: string) {
  const scores = { condition: 5, caddy: null, pace: null, value: null };
  const input = { rating: 5, content, party: "" as const, picture: [], ...scores };
  return { memberId, locale: "ko" as const, input };
}

const publish = (line: Line, content = "좋았어요") =>
  publishReview(services, line.id, written(line, content));

/** What became of a line: its reviews, what they earned, and what the member can spend. */
async function standing({ id, memberId }: Line) {
  const grants = await db
    .select({ amount: pointEntries.amount })
    .from(pointEntries)
    .where(and(eq(pointEntries.memberId, memberId), eq(pointEntries.reason, "review")));
  const [account] = await db
    .select()
    .from(pointBalances)
    .where(eq(pointBalances.memberId, memberId));
  return {
    reviews: await db.$count(reviews, eq(reviews.reservationId, id)),
    grants: grants.map(({ amount }) => amount),
    balance: account?.balance ?? 0,
  };
}

const ONE = { reviews: 1, grants: [REVIEW_POINTS], balance: REVIEW_POINTS };

test("ten reviews of one line at once are one review and one grant; the others are refused", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const line = await usedRound(db);
    const sent = Array.from({ length: AT_ONCE }, (_, nth) => publish(line, `후기 ${nth}`));
    const answers = await Promise.allSettled(sent);

    expect(answers.filter(({ status }) => status === "fulfilled")).toMatchObject([
      { value: { points: REVIEW_POINTS } },
    ]);
    const late = answers.filter(({ status }) => status === "rejected");
    expect(late).toHaveLength(AT_ONCE - 1);
    for (const each of late) {
      expect(each).toMatchObject({ reason: { code: "review.already_written" } });
    }
    expect(await standing(line)).toEqual(ONE);
  }
});

test("posted, deleted and posted again, one after the other: one grant for ever", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const line = await usedRound(db);
    const earned: number[] = [];
    for (let again = 0; again < AT_ONCE; again += 1) {
      const { id, points } = await publish(line);
      earned.push(points);
      if (again < AT_ONCE - 1) await deleteReview(db, { id, memberId: line.memberId });
    }
    expect(earned).toEqual([REVIEW_POINTS, ...Array<number>(AT_ONCE - 1).fill(0)]);
    expect(await standing(line)).toEqual(ONE);
  }
});

test("posted, changed and deleted all together: never two reviews, never two grants", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const line = await usedRound(db);
    const { id } = await publish(line);
    const own = { id, memberId: line.memberId };
    const answers = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, nth) => {
        if (nth % 3 === 0) return deleteReview(db, own);
        if (nth % 3 === 1) return changeReview(services, id, written(line, "고쳤어요"));
        return publish(line);
      }),
    );
    // Refused because another was faster, never broken.
    for (const each of answers.filter(({ status }) => status === "rejected")) {
      expect(["common.not_found", "review.already_written"]).toContain(
        (each as PromiseRejectedResult).reason.code,
      );
    }
    const after = await standing(line);
    expect(after.reviews).toBeLessThanOrEqual(1);
    expect(after).toEqual({ ...ONE, reviews: after.reviews });
    if (after.reviews === 0) expect((await publish(line)).points).toBe(0);
    expect(await standing(line)).toEqual(ONE);
  }
});

test("two lines of one member, reviewed at once, are two reviews and two grants", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await usedRound(db);
    const second = await usedRound(db, { memberId: first.memberId });
    await Promise.allSettled([first, second, first, second].map((line) => publish(line)));
    const both = [REVIEW_POINTS, REVIEW_POINTS];
    expect(await standing(first)).toEqual({ reviews: 1, grants: both, balance: 2 * REVIEW_POINTS });
    expect((await standing(second)).reviews).toBe(1);
  }
});

test("votes, changes, deleting and a closed account at once leave every number equal to the rows", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const line = await usedRound(db);
    const { id } = await publish(line);
    const voters = await Promise.all(Array.from({ length: AT_ONCE }, () => newMember(db)));
    await Promise.allSettled([
      ...voters.map((memberId) => voteOnReview(services, { reviewId: id, memberId, on: true })),
      ...voters.map((memberId) => voteOnReview(services, { reviewId: id, memberId, on: true })),
      ...voters
        .slice(0, 3)
        .map((memberId) => voteOnReview(services, { reviewId: id, memberId, on: false })),
      changeReview(services, id, written(line, "고쳤어요")),
      ...(round % 2 === 0 ? [deleteReview(db, { id, memberId: line.memberId })] : []),
      db.transaction((tx) => deleteReviewVotes(tx, voters[4] ?? "")),
    ]);
    expect(await wrongVotes(db)).toEqual([]);
    expect(await saidOf(db, line.productId)).toEqual(await countedOf(db, line.productId));
  }
});

test("the database itself refuses a second review of a line", async () => {
  const line = await usedRound(db);
  await publish(line);
  const [row] = await db.select().from(reviews).where(eq(reviews.reservationId, line.id));
  if (!row) throw new Error("no review");
  const { id, ...again } = row;
  await expect(db.insert(reviews).values(again)).rejects.toMatchObject({
    cause: { code: "23505" },
  });
});
