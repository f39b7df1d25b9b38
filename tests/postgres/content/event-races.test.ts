import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { coupons, memberCoupons } from "#app/db/schema/benefit.ts";
import { comments } from "#app/db/schema/community.ts";
import { events } from "#app/db/schema/content.ts";
import { demoMemberId } from "#app/db/seed/seed-members.server.ts";
import { won } from "#app/domain/money.ts";
import { addComment } from "#app/features/community/comment/write-comment.server.ts";
import { takeEventCoupon } from "#app/features/event/take-event-coupon.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { testServices } from "#tests/support/services.ts";

const db = await postgresDatabase("demo");
const services = testServices(db);
const GOLFERS = ["demo", "guest", "support", "content", "ops"].map(demoMemberId);

async function newEvent(claimLimit: number | null) {
  const text = { ko: "경합" };
  const [coupon] = await db
    .insert(coupons)
    .values({
      name: text,
      kind: "fixed",
      value: 5_000,
      minimumOrder: won(0),
      validFrom: "2026-11-01",
      validUntil: "2026-12-31",
      claimLimit,
    })
    .returning({ id: coupons.id });
  const couponId = coupon?.id ?? 0;
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

test("of eight tries of one member at once one takes the coupon", async () => {
  const { eventId, couponId } = await newEvent(null);
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => take(eventId, GOLFERS[0])),
  );
  expect(taken(results)).toBe(1);
  expect(await db.$count(memberCoupons, eq(memberCoupons.couponId, couponId))).toBe(1);
});

test("of five members who want the last two at once two get one", async () => {
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
