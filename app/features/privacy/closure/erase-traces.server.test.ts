import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#app/db/schema/member/member-tables.ts";
import { demoMail, outbox } from "#app/db/schema/message-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { planCarts, savedPlans } from "#app/db/schema/planner-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { orderRow } from "#tests/support/order/trip-rows.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { eraseTraces } from "./erase-traces.server.ts";

const db = await testDatabase("demo");
const HERS = "wife@example.com";
const SHARED = "shared@example.com";

test("closing an account deletes messages to its booking addresses, but not another member's", async () => {
  const [leaver] = await db.insert(members).values({ name: "이별이" }).returning();
  const id = leaver?.id ?? "";
  const booker = { firstName: "M", lastName: "K", phone: "+821055556666", agreements: [] };
  for (const email of [HERS, SHARED]) {
    const row = orderRow(`LEAVE-${email}`, id, { booker: { ...booker, email } });
    await db.insert(orders).values(row);
    await db.insert(demoMail).values({ recipient: email, subject: "s", body: "b" });
  }
  const message = {
    template: "reservation-confirmed",
    event: "confirmed:once",
    words: { product: { ko: "시암 올드" } },
  } as const;
  await notifyMember(db, id, { ...message, contact: { email: HERS } });
  await notifyMember(db, demoMemberId("guest"), { ...message, contact: { email: SHARED } });

  const plan = { memberId: id, title: "t", wish: { golfers: 2 }, lines: [], total: won(1) };
  await db.insert(savedPlans).values(plan);
  await db.insert(planCarts).values({ memberId: id, lines: [] });
  await eraseTraces(db, { id, email: null }, TEST_NOW);
  expect(await db.$count(savedPlans, eq(savedPlans.memberId, id))).toBe(0);
  expect(await db.$count(planCarts, eq(planCarts.memberId, id))).toBe(0);
  const left = async (email: string) => [
    await db.$count(demoMail, eq(demoMail.recipient, email)),
    await db.$count(outbox, eq(outbox.recipient, email)),
  ];
  expect(await left(HERS)).toEqual([0, 0]);
  expect(await left(SHARED)).toEqual([1, 1]);
});
