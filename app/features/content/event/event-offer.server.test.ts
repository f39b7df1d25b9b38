import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { coupons, memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { addComment } from "#app/features/community/comment/write-comment.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newCoupon } from "#tests/support/order/coupons.ts";
import { testServices } from "#tests/support/services.ts";
import { findEventCoupon, findMyEvent } from "./event-coupon-queries.server.ts";
import { eventProducts } from "./event-product-queries.server.ts";
import { takeEventCoupon } from "./take-event-coupon.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const guest = demoMemberId("guest");
const demo = demoMemberId("demo");

async function newEvent(more: Partial<typeof events.$inferInsert> = {}): Promise<number> {
  const text = { ko: "쿠폰 이벤트" };
  const couponId = await newCoupon(db, {
    name: { ko: "이벤트 쿠폰", en: "Event coupon" },
    validUntil: "2026-12-31",
    claimLimit: 1,
  });
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
      ...more,
    })
    .returning({ id: events.id });
  return event?.id ?? 0;
}

const take = (eventId: number, memberId: string) =>
  takeEventCoupon(services, { eventId, memberId, locale: "en" });

test("a member takes the coupon of an event once, and the last one is given once", async () => {
  const id = await newEvent();
  expect(await findMyEvent(db, { id, memberId: guest })).toEqual({
    comments: [],
    hasCoupon: false,
  });
  expect(await take(id, guest)).toEqual({ name: "Event coupon" });
  expect(await findMyEvent(db, { id, memberId: guest })).toMatchObject({ hasCoupon: true });
  expect(await findMyEvent(db, { id, memberId: demo })).toMatchObject({ hasCoupon: false });
  expect(await findMyEvent(db, { id, memberId: undefined })).toMatchObject({ hasCoupon: false });
  const [event] = await db.select().from(events).where(eq(events.id, id));
  const couponId = event?.couponId ?? 0;
  expect(await findEventCoupon(db, "ko", couponId)).toMatchObject({ isGone: true, value: 5_000 });
  await expect(take(id, demo)).rejects.toThrow("coupon.expired");
  await db.update(coupons).set({ claimLimit: null }).where(eq(coupons.id, couponId));
  await expect(take(id, guest)).rejects.toThrow("coupon.already_have");
  const held = and(eq(memberCoupons.couponId, couponId), eq(memberCoupons.memberId, guest));
  expect(await db.$count(memberCoupons, held)).toBe(1);
});

test.each([
  ["before it begins", { startsOn: "2026-11-16" }, "event.not_ongoing"],
  ["after it has ended", { endsOn: "2026-11-14" }, "event.not_ongoing"],
  ["while it is a draft", { draft: true }, "common.not_found"],
  ["where it has none", { couponId: null }, "common.not_found"],
] as const)("the coupon of an event %s cannot be taken", async (_, more, error) => {
  const id = await newEvent(more);
  await expect(take(id, guest)).rejects.toThrow(error);
});

test("a member's own comments below an event are known to them alone", async () => {
  const id = await newEvent();
  const subject = { kind: "event", id } as const;
  const comment = await addComment(services, {
    subject,
    memberId: guest,
    locale: "ko",
    content: "갈게요",
  });
  expect((await findMyEvent(db, { id, memberId: guest })).comments).toEqual([comment]);
  expect((await findMyEvent(db, { id, memberId: demo })).comments).toEqual([]);
});

test("products are shown in the order of the desk with their prices, without those that left the shop", async () => {
  const refs = ["hotel:ht-hilton-pattaya", "course:th-siam-old", "caddy:cad-001", "course:gone"];
  const shown = await eventProducts(services, "en", refs);
  expect(shown.map(({ kind, id }) => `${kind}:${id}`)).toEqual(refs.slice(0, 3));
  expect(shown.every(({ price }) => price !== null && price > 0)).toBe(true);
  await db.update(courses).set({ status: "archived" }).where(eq(courses.id, "th-siam-old"));
  const later = await eventProducts(services, "ko", refs);
  expect(later.map(({ id }) => id)).toEqual(["ht-hilton-pattaya", "cad-001"]);
  expect(await eventProducts(services, "ko", [])).toEqual([]);
});
