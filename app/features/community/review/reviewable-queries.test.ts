import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { oneTestDatabase, testDatabase } from "#tests/support/database/database.ts";
import { findReviewable, listReviewable } from "./reviewable-queries.server.ts";

const db = await testDatabase("demo");
const DEMO = await memberId(db, "demo");
const GUEST = await memberId(db, "guest");

test("a member may review only what they have used", async () => {
  const { rows } = await listReviewable(db, "ko", { memberId: DEMO, page: 1 });
  const used = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.memberId, DEMO), eq(reservations.status, "USED")));

  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map((row) => row.id).toSorted()).toEqual(used.map((row) => row.id).toSorted());
});

test("another member's reservation cannot be reviewed, even by its id", async () => {
  const [line] = (await listReviewable(db, "ko", { memberId: DEMO, page: 1 })).rows;
  const id = line?.id ?? "";

  expect(await findReviewable(db, "en", { memberId: DEMO, id })).toMatchObject({
    id,
    productKind: "course",
  });
  expect(await findReviewable(db, "en", { memberId: GUEST, id })).toBeUndefined();
});

test("a reviewed line is not offered again", async () => {
  const own = await oneTestDatabase("demo");
  const [line] = await own
    .select()
    .from(reservations)
    .where(and(eq(reservations.memberId, DEMO), eq(reservations.status, "USED")));
  if (!line) throw new Error("the demo member has used nothing");
  await own.insert(reviews).values({
    productKind: "course",
    productId: line.productId,
    memberId: DEMO,
    reservationId: line.id,
    rating: 5,
    content: { ko: "좋았어요" },
    usedOn: line.usedOn,
    party: "friends",
  });

  expect(await findReviewable(own, "ko", { memberId: DEMO, id: line.id })).toBeUndefined();
});

async function memberId(from: Database, loginId: string): Promise<string> {
  const [member] = await from
    .select({ id: members.id })
    .from(members)
    .where(eq(members.loginId, loginId));
  if (!member) throw new Error(`the demo has no ${loginId}`);
  return member.id;
}
