import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { sweepExpired } from "#app/features/privacy/sweep-expired.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { orderRow, roundRow } from "#tests/support/order/trip-rows.ts";
import { eraseGuests } from "./erase-guests.server.ts";

const db = await testDatabase("demo");
const LONG_AGO = new Date("2020-01-10T03:00:00Z");
const booker = {
  firstName: "MINSU",
  lastName: "KIM",
  email: "k@example.com",
  phone: "+821012345678",
  agreements: [],
};

/** A customer of the telephone with one order, paid for a trip of this day or not paid at all. */
async function guest(name: string, usedOn?: LocalDate, isGuest = true) {
  const email = `${name}@example.com`;
  const [row] = await db
    .insert(members)
    .values({ name, email, phone: "+821012345678", isGuest, createdAt: LONG_AGO })
    .returning({ id: members.id });
  const memberId = row?.id ?? "";
  const paid = usedOn
    ? ({ status: "PAID", paidAt: LONG_AGO } as const)
    : { status: "EXPIRED" as const };
  const order = orderRow(`GUEST-${name}`, memberId, { ...paid, booker, createdAt: LONG_AGO });
  const [made] = await db.insert(orders).values(order).returning({ id: orders.id });
  if (usedOn) {
    const line = roundRow({ orderId: made?.id ?? "", memberId, usedOn }, { status: "USED" });
    await db.insert(reservations).values(line);
  }
  return memberId;
}

async function isErased(id: string) {
  const [row] = await db.select().from(members).where(eq(members.id, id));
  const [order] = await db.select().from(orders).where(eq(orders.memberId, id));
  const { name, email, phone } = row ?? {};
  const isGone = name === "***" && email === null && phone === null && order?.booker === null;
  const isThere = name !== "***" && email !== null && phone !== null && order?.booker !== null;
  if (isGone === isThere) throw new Error("half erased");
  return isGone;
}

test("a customer of the telephone is erased five years after the last trip, and not a day before", async () => {
  const id = await guest("five", "2020-02-01");
  const at = (day: string) => new Date(`${day}T03:00:00Z`);
  await eraseGuests(db, at("2025-02-01"));
  expect(await isErased(id)).toBe(false);
  await eraseGuests(db, at("2025-02-02"));
  expect(await isErased(id)).toBe(true);
});

test("a customer who never paid is erased after ninety days, a member never, and the hourly sweep does it", async () => {
  const unpaid = await guest("unpaid");
  const member = await guest("member", undefined, false);
  await eraseGuests(db, new Date("2020-04-08T03:00:00Z"));
  expect(await isErased(unpaid)).toBe(false);
  await sweepExpired({ db, now: () => new Date("2020-04-12T03:00:00Z") });
  expect([await isErased(unpaid), await isErased(member)]).toEqual([true, false]);
});

test("an order that still holds its places keeps its customer", async () => {
  const id = await guest("ready");
  await db.update(orders).set({ status: "READY" }).where(eq(orders.memberId, id));
  await eraseGuests(db, new Date("2026-11-15T03:00:00Z"));
  expect(await isErased(id)).toBe(false);
});
