import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { coupons, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import { won } from "#app/domain/common/money.ts";
import type { Role } from "#app/domain/desk/role/role-rights.ts";
import type { MemberCare } from "#app/domain/member/member-care.ts";
import { findPointSummary } from "#app/features/benefit/point-queries.server.ts";
import { MEMBER_LIST } from "#app/features/member/desk/member-list.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { careForMember } from "./care-for-member.server.ts";
import { couponsToGive, listNotes, waitingGifts } from "./care-queries.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const memberId = demoMemberId("guest");
const who = (role: Role) => ({ id: demoMemberId(role), role });
const balance = async () => (await findPointSummary(db, memberId)).balance;
const care = (role: Role, wanted: MemberCare) =>
  careForMember(services, who(role), { memberId, care: wanted });
const gift = async (amount: number) =>
  ({
    intent: "gift",
    amount,
    cause: "apology",
    reason: "픽업이 늦음",
    balance: await balance(),
  }) as const;
const lastEntry = async () =>
  (await db.select().from(auditEntries).orderBy(auditEntries.id)).at(-1);

test("points are given with a reason, announced to the member and revoked once", async () => {
  const before = await balance();
  const told = and(eq(alarms.memberId, memberId), eq(alarms.kind, "benefit"));
  const toldBefore = await db.$count(alarms, told);
  const { gift: id = 0, done } = await care("ops", await gift(5000));
  expect([done, await balance()]).toEqual(["gift", before + 5000]);
  expect(await lastEntry()).toMatchObject({
    action: "member.give_points",
    actorId: demoMemberId("ops"),
    after: { points: 5000, reason: "픽업이 늦음" },
  });
  expect(await db.$count(alarms, told)).toBe(toldBefore + 1);

  await care("ops", { intent: "undo_gift", gift: id });
  await care("ops", { intent: "undo_gift", gift: id });
  expect(await balance()).toBe(before);
});

test("more points than the balance cannot be revoked, and nothing is written then", async () => {
  const entries = await db.$count(pointEntries, eq(pointEntries.memberId, memberId));
  await expect(care("ops", await gift(-9999))).rejects.toThrow("care.points_left");
  expect(await db.$count(pointEntries, eq(pointEntries.memberId, memberId))).toBe(entries);
});

test("a large gift waits for a second person, other than the first, and is decided once", async () => {
  const before = await balance();
  const { gift: id = 0, done } = await care("ops", await gift(20_000));
  expect([done, await balance()]).toEqual(["gift_waiting", before]);
  expect(await waitingGifts(db, memberId)).toMatchObject([{ id, amount: 20_000 }]);
  const search = new URLSearchParams("gift=waiting");
  const found = await MEMBER_LIST.find({ db, locale: "ko", now: TEST_NOW, search });
  expect(found.rows.map((row) => row.id)).toEqual([memberId]);

  await expect(care("ops", { intent: "approve_gift", gift: id })).rejects.toThrow("care.gift_own");
  await care("owner", { intent: "approve_gift", gift: id });
  expect(await balance()).toBe(before + 20_000);
  await expect(care("owner", { intent: "refuse_gift", gift: id })).rejects.toThrow(
    "care.gift_decided",
  );
  const { gift: second = 0 } = await care("owner", await gift(20_000));
  await care("ops", { intent: "refuse_gift", gift: second });
  expect(await balance()).toBe(before + 20_000);
});

test("a coupon is given once, and only while it is valid", async () => {
  const [coupon] = await couponsToGive(db, "ko", { memberId, today: "2026-11-16" });
  if (!coupon) throw new Error("the demo has no coupon to give");
  const seen = `${coupon.id}.${coupon.version}`;
  await care("ops", { intent: "coupon", coupon: coupon.id, reason: "재방문 감사", seen });
  const again = care("ops", { intent: "coupon", coupon: coupon.id, reason: "또", seen });
  await expect(again).rejects.toThrow("coupon.already_have");
  await db
    .update(coupons)
    .set({ validFrom: "2020-01-01", validUntil: "2020-01-31" })
    .where(eq(coupons.id, coupon.id));
  const late = care("ops", { intent: "coupon", coupon: coupon.id, reason: "늦음", seen });
  await expect(late).rejects.toThrow("coupon.expired");
});

test("support writes notes and looks at masked data with a reason, and gives nothing", async () => {
  await care("support", { intent: "note", text: "왼손잡이 클럽 대여 물어봄" });
  expect(await listNotes(db, memberId)).toMatchObject([{ text: "왼손잡이 클럽 대여 물어봄" }]);
  const { shown } = await care("support", { intent: "show", field: "phone", reason: "문의 통화" });
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  expect(shown).toBe(member?.phone);
  expect(await lastEntry()).toMatchObject({
    action: "member.show_private",
    after: { field: "phone", reason: "문의 통화" },
  });
  expect(JSON.stringify(await lastEntry())).not.toContain(member?.phone);
  await expect(care("support", await gift(10))).rejects.toThrow("common.not_found");
});

test("masked data is found by its exact value only, not by guessing", async () => {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  const phone = member?.phone ?? "";
  const local = phone.replace("+82", "0");
  const dashed = `${local.slice(0, 3)}-${local.slice(3, 7)}-${local.slice(7)}`;
  const finds = async (q: string) => {
    const search = new URLSearchParams({ q });
    const { rows } = await MEMBER_LIST.find({ db, locale: "ko", now: TEST_NOW, search });
    return rows.some(({ id }) => id === memberId);
  };
  const name = member?.name ?? "";
  for (const known of [phone, local, dashed, phone.slice(-4), name, member?.loginId ?? ""]) {
    expect([known, await finds(known)]).toEqual([known, true]);
  }
  for (const guess of [local.slice(0, 6), phone.slice(-5), name.slice(0, 3), "%", "'; --"]) {
    expect([guess, await finds(guess)]).toEqual([guess, false]);
  }
});

test("a member is logged out everywhere, with a reason", async () => {
  await care("support", { intent: "end_sessions", reason: "전화기를 잃어버림" });
  expect(await lastEntry()).toMatchObject({
    action: "member.end_sessions",
    after: { reason: "전화기를 잃어버림" },
  });
});

test("neither points nor a coupon are given from a page that a colleague has overtaken", async () => {
  const old = await gift(1000);
  await care("owner", await gift(500));
  await expect(care("ops", old)).rejects.toThrow("record.page_old");
  expect(await balance()).toBe(old.balance + 500);

  const [coupon] = await db
    .insert(coupons)
    .values({
      name: { ko: "감사 쿠폰", en: "Thank you" },
      kind: "percent",
      value: 10,
      minimumOrder: won(0),
      validFrom: "2026-01-01",
      validUntil: "2027-12-31",
      version: 2,
    })
    .returning();
  const seen = `${coupon?.id}.1`;
  const given = care("ops", { intent: "coupon", coupon: coupon?.id ?? 0, reason: "감사", seen });
  await expect(given).rejects.toThrow("record.page_old");
});
