import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { comments } from "#app/db/schema/community/community-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { addComment } from "#app/features/community/comment/write-comment.server.ts";
import { moderateComment } from "#app/features/community/moderation/moderate-comment.server.ts";
import { takeEventCoupon } from "#app/features/content/event/take-event-coupon.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { newCoupon } from "#tests/support/order/coupons.ts";
import { testServices } from "#tests/support/services.ts";

const db = await postgresDatabase("demo");
const services = testServices(db);
const GOLFERS = ["demo", "guest", "support", "content", "ops"].map(demoMemberId);

async function newEvent(claimLimit: number | null) {
  const text = { ko: "경합" };
  const couponId = await newCoupon(db, { validUntil: "2026-12-31", claimLimit });
  const [event] = await db
    .insert(events)
    .values({
      title: text,
      summary: text,
      body: text,
      label: text,
      startsOn: "2026-11-01",
      endsOn: "2026-11-30",
      couponId,
      hasComments: true,
    })
    .returning({ id: events.id });
  return { eventId: event?.id ?? 0, couponId };
}

const take = (eventId: number, memberId = "") =>
  takeEventCoupon(services, { eventId, memberId, locale: "ko" });
const taken = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === "fulfilled").length;

test("one of eight concurrent tries of one member takes the coupon", async () => {
  const { eventId, couponId } = await newEvent(null);
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => take(eventId, GOLFERS[0])),
  );
  expect(taken(results)).toBe(1);
  expect(await db.$count(memberCoupons, eq(memberCoupons.couponId, couponId))).toBe(1);
});

test("two of five members who want the last two at once get one", async () => {
  for (let round = 0; round < 3; round++) {
    const { eventId, couponId } = await newEvent(2);
    const results = await Promise.allSettled(GOLFERS.map((member) => take(eventId, member)));
    expect(taken(results)).toBe(2);
    expect(await db.$count(memberCoupons, eq(memberCoupons.couponId, couponId))).toBe(2);
  }
});

test("a comment that is sent five times at once stands below the event once", async () => {
  const { eventId } = await newEvent(null);
  const comment = { memberId: GOLFERS[1] ?? "", locale: "ko", content: "저요" } as const;
  const ids = await Promise.all(
    Array.from({ length: 5 }, () =>
      addComment(services, { ...comment, subject: { kind: "event", id: eventId } }),
    ),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await db.$count(comments, eq(comments.eventId, eventId))).toBe(1);
});

async function newComment() {
  const { eventId } = await newEvent(null);
  const comment = await addComment(services, {
    memberId: GOLFERS[1] ?? "",
    locale: "ko",
    content: "광고예요",
    subject: { kind: "event", id: eventId },
  });
  const hide = { intent: "hide", comment, reason: "ad", note: "" } as const;
  const show = { intent: "restore", comment } as const;
  const [, , support = "", content = ""] = GOLFERS;
  const decide = (by: string, decision: typeof hide | typeof show) =>
    moderateComment(services, { eventId, by, decision });
  const history = () =>
    db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.subjectKind, "comment"), eq(auditEntries.subjectId, String(comment))),
      )
      .orderBy(asc(auditEntries.id));
  const hiddenFor = async () => {
    const [row] = await db.select().from(comments).where(eq(comments.id, comment));
    return row?.hiddenFor;
  };
  return { hide, show, support, content, decide, history, hiddenFor };
}

test("one of two operators who hide or show a comment at once succeeds and the other is told", async () => {
  for (let round = 0; round < 3; round++) {
    const { hide, show, support, content, decide, history, hiddenFor } = await newComment();
    for (const decision of [hide, show]) {
      const results = await Promise.allSettled([
        decide(support, decision),
        decide(content, decision),
      ]);
      expect(taken(results)).toBe(1);
      const refused = results.find((result) => result.status === "rejected");
      expect(refused?.reason).toMatchObject({ code: "record.conflict" });
      expect(await hiddenFor()).toBe(decision.intent === "hide" ? "ad" : null);
    }
    expect(await history()).toEqual([{ action: "comment.hide" }, { action: "comment.restore" }]);
  }
});

test("after a concurrent hide and show, the comment's state matches its last history entry", async () => {
  for (let round = 0; round < 5; round++) {
    const { hide, show, support, content, decide, history, hiddenFor } = await newComment();
    await decide(support, hide);
    await Promise.allSettled([decide(support, show), decide(content, hide)]);
    const last = (await history()).at(-1)?.action;
    expect(await hiddenFor()).toBe(last === "comment.hide" ? "ad" : null);
  }
});
