import { expect, test } from "vitest";
import { demoMemberId } from "#app/db/seed/seed-members.server.ts";
import { seededUuid } from "#app/db/seed/seeded.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { findVoucher } from "./voucher-queries.server.ts";

const db = await testDatabase("demo");

function voucher(by: string, line: string) {
  const key = { id: seededUuid(`reservation:${line}`), memberId: demoMemberId(by) };
  return findVoucher(db, key);
}

test("a caddy's voucher names her and her round's tee-off, and that of the round names her, too", async () => {
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

test("a voucher has the venue's name, address and telephone as they are read there", async () => {
  expect((await voucher("demo", "pattaya:2"))?.local).toEqual({
    name: "สยามคันทรีคลับ โอลด์คอร์ส",
    address: "ต.โป่ง อ.บางละมุง จ.ชลบุรี",
    phone: expect.stringMatching(/^\+66 /),
  });
  expect((await voucher("demo", "pattaya:1"))?.local.name).toBe("โรงแรมอมารี พัทยา");
});

test("a driver reads both ends of the ride, airports included", async () => {
  expect((await voucher("demo", "pattaya:0"))?.local).toEqual({
    name: "ท่าอากาศยานสุวรรณภูมิ → โรงแรมในพัทยา",
    address: null,
    phone: null,
  });
});

test("a voucher says whose number confirms it", async () => {
  expect((await voucher("demo", "pattaya:2"))?.confirmation).toEqual({
    by: "supplier",
    number: "SCC-27-01145",
  });
});

test("a caddy whose refund is being looked at is not announced at the course", async () => {
  expect((await voucher("demo", "pattaya:2"))?.caddies).toEqual([]);
});

test("a driver reads names in Latin letters, as whoever rides with them has in the passport", async () => {
  expect((await voucher("demo", "pattaya:0"))?.names).toEqual(["KIM DOHYUN", "LEE MIKYUNG"]);
  expect((await voucher("support", "staff-outing:2"))?.names).toEqual(["CHOI MINA", "LEE SUMIN"]);
});
