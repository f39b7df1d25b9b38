import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { recentItems, wishes } from "#app/db/schema/catalog/saved-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms, outbox } from "#app/db/schema/message-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { claimCoupon } from "#app/features/benefit/claim-coupon.server.ts";
import { mergeLists } from "#app/features/catalog/wish/merge-lists.server.ts";
import { closeAccount } from "#app/features/privacy/closure/close-account.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { someoneWaitsForLock } from "#tests/support/lock-wait.ts";
import { orderRow, roundRow } from "#tests/support/order/trip-rows.ts";
import { testServices } from "#tests/support/services.ts";

const db = await postgresDatabase("demo");
const services = testServices(db);
const PROOF = { word: "leave", shownWord: "leave" };

async function newMember(): Promise<string> {
  const [member] = await db
    .insert(members)
    .values({ name: "경주 회원", email: "race@palmtee.example" })
    .returning({ id: members.id });
  return member?.id ?? "";
}

async function outcomes(work: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(work);
  const isDone = ({ status }: { status: string }) => status === "fulfilled";
  const codes = settled.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
  return { done: settled.filter(isDone).length, codes };
}

test("one of twenty concurrent tries for one coupon gets it and is notified once", async () => {
  const memberId = await newMember();
  const tries = Array.from({ length: 20 }, () =>
    claimCoupon(services, { memberId, locale: "ko", code: "WELCOME30" }),
  );
  const { done, codes } = await outcomes(tries);
  expect(done).toBe(1);
  expect(codes).toEqual(Array(19).fill("coupon.already_have"));
  expect(await db.$count(memberCoupons, eq(memberCoupons.memberId, memberId))).toBe(1);
  expect(await db.$count(alarms, eq(alarms.memberId, memberId))).toBe(1);
});

test("lists handed over ten times at once, in any order, arrive once", async () => {
  const memberId = await newMember();
  const rows = await db.select({ id: courses.id }).from(courses).limit(40);
  const at = services.now().getTime();
  const items = rows.map(({ id }, index) => ({ kind: "course" as const, id, at: at - index }));
  const { done } = await outcomes(
    Array.from({ length: 10 }, (_, index) => {
      const list = index % 2 === 0 ? items : items.toReversed();
      return mergeLists(services, memberId, {
        wishes: list,
        recent: list,
        searches: [{ word: "파타야", at }],
      });
    }),
  );
  expect(done).toBe(10);
  expect(await db.$count(wishes, eq(wishes.memberId, memberId))).toBe(40);
  expect(await db.$count(recentItems, eq(recentItems.memberId, memberId))).toBe(40);
});

test("one of five concurrent withdrawals goes through, and one message is written", async () => {
  const memberId = await newMember();
  const { done } = await outcomes(
    Array.from({ length: 5 }, () => closeAccount(services, memberId, PROOF)),
  );
  expect(done).toBe(1);
  expect(
    await db.$count(
      outbox,
      eq(outbox.dedupeKey, `withdrawn:${memberId}:email:race@palmtee.example`),
    ),
  ).toBe(1);
});

test("a withdrawal waits for an order that is being made, and is refused by it", async () => {
  const memberId = await newMember();
  const started = Promise.withResolvers<void>();
  const ordering = db.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values(orderRow("RACE-1", memberId))
      .returning({ id: orders.id });
    started.resolve();
    await someoneWaitsForLock(db);
    const booked = { orderId: order?.id ?? "", memberId, usedOn: "2026-12-01" as const };
    await tx.insert(reservations).values(roundRow(booked));
  });
  await started.promise;
  const { codes } = await outcomes([closeAccount(services, memberId, PROOF)]);
  await ordering;
  expect(codes).toEqual(["member.has_open_reservation"]);
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  expect(member).toMatchObject({ name: "경주 회원", withdrawnAt: null });
});
