import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import {
  hideReview,
  restoreReview,
} from "#app/features/community/review/moderate-review.server.ts";
import { voteOnReview } from "#app/features/community/review/vote/vote-on-review.server.ts";
import {
  changeReview,
  deleteReview,
  publishReview,
} from "#app/features/community/review/write-review.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { usedRound } from "#tests/support/order/used-round.ts";
import { countedOf, saidOf, wrongVotes } from "#tests/support/review-aggregates.ts";
import { testServices } from "#tests/support/services.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const by = demoMemberId("support");
const SCORES = { condition: 1, caddy: null, pace: 5, value: 2 };
const INPUT = { content: "그린이 빨랐어요.", party: "" as const, picture: [] };

async function versionOf(id: number): Promise<number> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
  return row?.version ?? 0;
}

test("every average and count equals the visible reviews, after any change to one of them", async () => {
  const line = await usedRound(db);
  const course = line.productId;
  const own = { memberId: line.memberId, locale: "ko" as const };
  const before = await saidOf(db, course);
  expect(before).toEqual(await countedOf(db, course));

  const written = { ...own, input: { ...INPUT, ...SCORES, rating: 1 } };
  const { id } = await publishReview(services, line.id, written);
  const withIt = await saidOf(db, course);
  expect(withIt).toEqual(await countedOf(db, course));
  expect(withIt).not.toEqual(before);

  const better = { ...INPUT, ...SCORES, rating: 5, value: 5, pace: null };
  await changeReview(services, id, { ...own, input: better });
  const changed = await saidOf(db, course);
  expect(changed).toEqual(await countedOf(db, course));
  expect(changed).not.toEqual(withIt);

  await voteOnReview(services, { reviewId: id, memberId: by, on: true });
  const hide = { version: await versionOf(id), reason: "ad", note: "" } as const;
  await hideReview(services, { id, by, input: hide });
  expect(await saidOf(db, course)).toEqual(before);
  await restoreReview(services, { id, by, version: await versionOf(id) });
  expect(await saidOf(db, course)).toEqual(changed);

  await deleteReview(db, { id, memberId: line.memberId });
  expect(await saidOf(db, course)).toEqual(before);
  expect(await wrongVotes(db)).toEqual([]);
});
