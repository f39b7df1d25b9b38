import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { findVoucher } from "./voucher-queries.server.ts";

const db = await testDatabase("demo");

function voucher(by: string, line: string) {
  const key = { id: seededUuid(`reservation:${line}`), memberId: demoMemberId(by) };
  return findVoucher(db, key);
}

test("a caddie's voucher names her and her round's tee-off, and that of the round names her, too", async () => {
  expect(await voucher("support", "staff-outing:1")).toMatchObject({
    caddies: ["Nat · 107"],
    time: "08:24",
    venue: { en: "Siam Country Club Old Course" },
  });
  expect((await voucher("support", "staff-outing:0"))?.caddies).toEqual(["Nat · 107"]);
});

test("the tip is on one voucher only, that of the round", async () => {
  expect((await voucher("support", "staff-outing:0"))?.tipBaht).toBeGreaterThan(0);
  expect((await voucher("support", "staff-outing:1"))?.tipBaht).toBeNull();
});

test("a voucher has the venue's name, address and telephone in the local language", async () => {
  expect((await voucher("demo", "pattaya:2"))?.local).toEqual({
    name: "สยามคันทรีคลับ โอลด์คอร์ส",
    address: "ต.โป่ง อ.บางละมุง จ.ชลบุรี",
    phone: expect.stringMatching(/^\+66 /),
  });
  expect((await voucher("demo", "pattaya:1"))?.local.name).toBe("โรงแรมอมารี พัทยา");
});

test("a driver reads both ends of the ride: the airport, and the trip's own hotel with its address", async () => {
  expect((await voucher("demo", "pattaya:0"))?.local).toEqual({
    name: "ท่าอากาศยานสุวรรณภูมิ → โรงแรมอมารี พัทยา",
    address: "หาดพัทยาเหนือ อ.บางละมุง จ.ชลบุรี",
    phone: expect.stringMatching(/^\+66 /),
  });
});

test.each([
  ["cancelled", { status: "CANCELLED", refund: won(0) } as const],
  ["in another region", { productId: "ht-hilton-huahin" }],
  ["over by then", { usedOn: "2026-11-20", endsOn: "2026-11-22" } as const],
])("a driver reads the city of the route where the hotel is %s", async (_, change) => {
  const isStay = eq(reservations.id, seededUuid("reservation:pattaya:1"));
  const [stay] = await db.select().from(reservations).where(isStay);
  if (!stay) throw new Error("the demo has no stay");
  await db.update(reservations).set(change).where(isStay);
  expect((await voucher("demo", "pattaya:0"))?.local).toEqual({
    name: "ท่าอากาศยานสุวรรณภูมิ → โรงแรมในพัทยา",
    address: null,
    phone: null,
  });
  const { status, refund, productId, usedOn, endsOn } = stay;
  await db.update(reservations).set({ status, refund, productId, usedOn, endsOn }).where(isStay);
});

test("a voucher names the issuer of its number", async () => {
  expect((await voucher("demo", "pattaya:2"))?.confirmation).toEqual({
    by: "supplier",
    number: "SCC-27-01145",
  });
});

test("a caddie whose refund is being looked at is not announced at the course", async () => {
  expect((await voucher("demo", "pattaya:2"))?.caddies).toEqual([]);
});

test("a driver reads the passengers' names in Latin letters, as in their passports", async () => {
  expect((await voucher("demo", "pattaya:0"))?.names).toEqual(["KIM DOHYUN", "LEE MIKYUNG"]);
  expect((await voucher("support", "staff-outing:2"))?.names).toEqual(["CHOI MINA", "LEE SUMIN"]);
});
