import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { hideReview, replyToReview, restoreReview } from "./moderate-review.server.ts";
import { listMyReviews, listReviews, reviewSummary } from "./review-queries.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const by = demoMemberId("support");
const all = { kind: undefined, rating: undefined, page: 1 } as const;

async function newest() {
  const [review] = await db
    .select()
    .from(reviews)
    .where(eq(reviews.hidden, false))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(1);
  if (!review) throw new Error("the demo has reviews");
  return review;
}

test("stars and counts are those of the visible reviews, before and after hiding and restoring one", async () => {
  const review = await newest();
  const before = await reviewSummary(db, review.productKind);
  const input = { version: review.version, reason: "ad", note: "" } as const;
  await hideReview(services, { id: review.id, by, input });

  const hidden = await reviewSummary(db, review.productKind);
  expect(hidden.count).toBe(before.count - 1);
  expect(hidden.perRating[review.rating] ?? 0).toBe((before.perRating[review.rating] ?? 0) - 1);
  const sum = before.average * before.count - review.rating;
  expect(hidden.average).toBeCloseTo(sum / hidden.count, 6);
  expect((await listReviews(db, "ko", all)).rows.map(({ id }) => id)).not.toContain(review.id);

  await restoreReview(services, { id: review.id, by, version: review.version + 1 });
  expect(await reviewSummary(db, review.productKind)).toEqual(before);
});

test("the author is told why, in their language, and sees it among their own", async () => {
  const review = await newest();
  const input = { version: review.version, reason: "personal", note: "전화번호" } as const;
  await hideReview(services, { id: review.id, by, input });
  const [alarm] = await db
    .select({ template: alarms.template, words: alarms.words })
    .from(alarms)
    .where(eq(alarms.memberId, review.memberId))
    .orderBy(desc(alarms.id))
    .limit(1);
  expect(alarm).toMatchObject({
    template: "review-hidden",
    words: { reason: { ko: "개인정보가 들어 있음: 전화번호", en: "personal data: 전화번호" } },
  });
  const mine = await listMyReviews(db, "ko", { memberId: review.memberId, page: 1 });
  expect(mine.rows).toContainEqual(
    expect.objectContaining({ id: review.id, hiddenFor: "personal", hiddenNote: "전화번호" }),
  );
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, "review"), eq(auditEntries.action, "review.hide")))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(entry).toMatchObject({ actorId: by, after: { reason: "personal", note: "전화번호" } });
});

test("a moderator who saw another version, or hides a hidden review, is told", async () => {
  const { id, version } = await newest();
  const hide = (seen: number) =>
    hideReview(services, { id, by, input: { version: seen, reason: "ad", note: "" } });
  await expect(hide(version + 1)).rejects.toMatchObject({ code: "record.conflict" });
  await hide(version);
  await expect(hide(version + 1)).rejects.toMatchObject({ code: "record.conflict" });
  const unknown = restoreReview(services, { id: 999_999, by, version: 1 });
  await expect(unknown).rejects.toMatchObject({ code: "common.not_found" });
});

test("shows a reply in the language of the page, else in its only one; removes an empty reply", async () => {
  const { id, version, memberId } = await newest();
  const ko = "<b>고맙습니다</b>";
  await replyToReview(services, { id, by, input: { version, ko, en: "" } });
  const shown = async () =>
    (await listReviews(db, "en", all)).rows.find((row) => row.id === id)?.reply;
  expect(await shown()).toBe(ko);
  const both = { version: version + 1, ko, en: "Thank you" };
  await replyToReview(services, { id, by, input: both });
  expect(await shown()).toBe("Thank you");
  const told = and(eq(alarms.memberId, memberId), eq(alarms.template, "review-replied"));
  expect(await db.$count(alarms, told)).toBe(1);
  await replyToReview(services, { id, by, input: { version: version + 2, ko: "", en: "" } });
  expect(await shown()).toBe("");
});
