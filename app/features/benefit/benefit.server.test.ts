import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { coupons, memberCoupons, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { claimCoupon } from "./claim-coupon.server.ts";
import { countUsableCoupons, listCoupons } from "./coupon-queries.server.ts";
import { expirePoints } from "./expire-points.server.ts";
import { findPointSummary, listPoints } from "./point-queries.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const demo = demoMemberId("demo");
const guest = demoMemberId("guest");
const today = "2026-11-15";

test("the demo member has points, some of which expire soon", async () => {
  const { balance, next } = await findPointSummary(db, demo);
  const { rows } = await listPoints(db, "ko", { memberId: demo, page: 1 });
  expect(balance).toBe(rows.reduce((sum, { amount }) => sum + amount, 0));
  expect(balance).toBe(17_440);
  expect(next).toEqual({ amount: 1_000, expiresOn: "2026-12-14" });
});

test("expired points are written off once, the others stay", async () => {
  const later = { ...services, now: () => new Date("2026-12-15T03:00:00Z") };
  await expirePoints(later, demo);
  await expirePoints(later, demo);
  expect((await findPointSummary(db, demo)).balance).toBe(16_440);
  const { rows } = await listPoints(db, "ko", { memberId: demo, page: 1 });
  expect(rows.filter(({ subject }) => subject === "expired:2026-12-14")).toMatchObject([
    { amount: -1_000, reason: "expired" },
  ]);
});

test("points count through the end of their last day in Seoul, and expire with the next", async () => {
  const [owner] = await db
    .insert(members)
    .values({ name: "마지막 날", email: "last-day@palmtee.example" })
    .returning({ id: members.id });
  const memberId = owner?.id ?? "";
  const lot = { memberId, amount: 700, reason: "event", subject: "event:last-day" } as const;
  await db.insert(pointEntries).values({ ...lot, expiresOn: "2027-01-31" });
  const balanceAt = async (moment: string) => {
    await expirePoints({ ...services, now: () => new Date(moment) }, memberId);
    return (await findPointSummary(db, memberId)).balance;
  };
  expect(await balanceAt("2027-01-31T00:00:00+09:00")).toBe(700);
  expect(await balanceAt("2027-01-31T23:59:59.999+09:00")).toBe(700);
  expect(await balanceAt("2027-02-01T00:00:00+09:00")).toBe(0);
});

test("an entry of the ledger names the trip it is about, and leads to it", async () => {
  const namesIn = async (locale: "ko" | "en") => {
    const { rows } = await listPoints(db, locale, { memberId: demo, page: 1 });
    return rows.map(({ reason, trip, link }) => ({ reason, trip, link }));
  };
  const [order] = await db.select().from(orders).where(eq(orders.number, "PT-DEMO-0002"));
  const orderId = order?.id ?? "";
  const [line] = await db.select().from(reservations).where(eq(reservations.orderId, orderId));
  const [refund] = await db
    .insert(refunds)
    .values({
      orderId,
      kind: "request",
      status: "refused",
      card: won(0),
      points: won(0),
      fee: won(0),
      reason: "-",
      askedBy: "member",
    })
    .returning({ id: refunds.id });
  for (const [amount, reason, subject] of [
    [-100, "spent", `order:${orderId}:again`],
    [100, "refunded", `refund:${refund?.id}`],
    [50, "review", `review:${line?.id}`],
  ] as const) {
    await db.insert(pointEntries).values({ memberId: demo, amount, reason, subject });
  }
  const link = `/reservation/${line?.id}`;
  const english = await namesIn("en");
  expect(english).toHaveLength(await db.$count(pointEntries, eq(pointEntries.memberId, demo)));
  for (const entry of [
    { reason: "used", trip: "Black Mountain Golf Club", link },
    { reason: "spent", trip: "A round at Black Mountain, Hua Hin", link },
    { reason: "refunded", trip: "A round at Black Mountain, Hua Hin", link },
    { reason: "review", trip: "Black Mountain Golf Club", link: "/mypage/reviews" },
    { reason: "event", trip: null, link: null },
  ]) {
    expect(english).toContainEqual(entry);
  }
  const used = (await namesIn("ko")).find(({ reason }) => reason === "used");
  expect(used?.trip).toBe("블랙 마운틴 골프 클럽");
});

test("the ledger shows an expiry date for earned points, and none for spent ones", async () => {
  const [spender] = await db
    .insert(members)
    .values({ name: "쓴 회원", email: "spender@palmtee.example" })
    .returning({ id: members.id });
  const memberId = spender?.id ?? "";
  const own = { memberId, subject: "test", expiresOn: "2027-03-01" } as const;
  await db.insert(pointEntries).values({ ...own, amount: 3_000, reason: "event" });
  await db.insert(pointEntries).values({ ...own, amount: -1_000, reason: "spent" });
  const { rows } = await listPoints(db, "ko", { memberId, page: 1 });
  expect(Object.fromEntries(rows.map(({ reason, expiresOn }) => [reason, expiresOn]))).toEqual({
    event: "2027-03-01",
    spent: null,
  });
});

test("points of two days that are spent and come back show both days on both lines", async () => {
  const [owner] = await db
    .insert(members)
    .values({ name: "두 날의 포인트", email: "two-days@palmtee.example" })
    .returning({ id: members.id });
  const memberId = owner?.id ?? "";
  const lots = [
    { amount: 1_000, expiresOn: "2027-03-01" },
    { amount: 500, expiresOn: "2027-09-01" },
  ] as const;
  const moved = { memberId, subject: "order:two-days", expiresOn: "2027-03-01", lots } as const;
  await db.insert(pointEntries).values([
    { memberId, subject: "event:a", reason: "event", ...lots[0] },
    { memberId, subject: "event:b", reason: "event", ...lots[1] },
    { ...moved, amount: -1_500, reason: "spent" },
    { ...moved, amount: 1_500, reason: "refunded" },
  ]);
  const { rows } = await listPoints(db, "ko", { memberId, page: 1 });
  const of = (reason: string) =>
    rows.filter((row) => row.reason === reason).map(({ lots }) => lots);
  expect([of("spent"), of("refunded")]).toEqual([[lots], [lots]]);
  expect(
    of("event")
      .flat()
      .toSorted((a, b) => b.amount - a.amount),
  ).toEqual(lots);
});

test("a new member has neither points nor coupons", async () => {
  expect(await findPointSummary(db, guest)).toEqual({ balance: 0, next: undefined });
  expect(await listCoupons(db, "en", { memberId: guest, today })).toEqual([]);
});

test("one event is never rewarded twice", async () => {
  const entry = { memberId: guest, amount: 500, reason: "review", subject: "review:1" } as const;
  await db.insert(pointEntries).values(entry);
  await expect(db.insert(pointEntries).values(entry)).rejects.toThrow();
});

test("the demo member has coupons to use, used and expired", async () => {
  const mine = await listCoupons(db, "en", { memberId: demo, today });
  expect(mine.map(({ tab }) => tab).sort()).toEqual(["expired", "usable", "usable", "used"]);
  expect(mine.find(({ tab }) => tab === "used")?.orderNumber).toBe("PT-DEMO-0002");
  expect(await countUsableCoupons(db, { memberId: demo, today })).toBe(2);
});

test("a code gives its coupon, and notifies the member", async () => {
  const claimed = await claimCoupon(services, { memberId: guest, locale: "en", code: "WELCOME30" });
  expect(claimed.name).toBe("Welcome coupon for a first trip");
  expect(await listCoupons(db, "en", { memberId: guest, today })).toMatchObject([
    { kind: "fixed", value: 30_000, minimumOrder: 300_000, tab: "usable" },
  ]);
  expect(await db.$count(alarms, eq(alarms.memberId, guest))).toBe(1);
});

test.each([
  ["NOTHING", "coupon.unknown", 404],
  ["RAINY26", "coupon.expired", 409],
  ["SPRING27", "coupon.expired", 409],
  ["HOTEL10", "coupon.already_have", 409],
])("the code %s is refused with %s", async (code, refusal, status) => {
  await db
    .insert(coupons)
    .values({
      code: "SPRING27",
      name: { ko: "봄" },
      kind: "fixed",
      value: 1_000,
      minimumOrder: won(0),
      validFrom: "2027-03-01",
      validUntil: "2027-05-31",
    })
    .onConflictDoNothing();
  const before = await db.$count(memberCoupons);
  await expect(claimCoupon(services, { memberId: demo, locale: "ko", code })).rejects.toMatchObject(
    {
      code: refusal,
      status,
    },
  );
  expect(await db.$count(memberCoupons)).toBe(before);
});

test("codes that are tried in vain are counted, a right one is not", async () => {
  const memberId = demoMemberId("r03");
  const claim = (code: string) => claimCoupon(services, { memberId, locale: "ko", code });
  await claim("WELCOME30");
  for (let tries = 0; tries < 30; tries += 1) {
    await expect(claim(`GUESS${tries}`)).rejects.toMatchObject({ code: "coupon.unknown" });
  }
  await expect(claim("HOTEL10")).rejects.toMatchObject({ code: "auth.throttled" });
});

test.each([
  ["before its first day", "2027-02-28T23:59:59.999+09:00", "coupon.expired"],
  ["on its first day", "2027-03-01T00:00:00+09:00", "claimed"],
  ["on its last day", "2027-05-31T23:59:59.999+09:00", "claimed"],
  ["after its last day", "2027-06-01T00:00:00+09:00", "coupon.expired"],
])("a coupon that is claimed %s in Seoul, at %s, is %s", async (_, moment, outcome) => {
  const code = `DAYS${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await db.insert(coupons).values({
    code,
    name: { ko: "봄" },
    kind: "fixed",
    value: 1_000,
    minimumOrder: won(0),
    validFrom: "2027-03-01",
    validUntil: "2027-05-31",
  });
  const at = { ...services, now: () => new Date(moment) };
  const claim = claimCoupon(at, { memberId: guest, locale: "ko", code });
  expect(
    await claim.then(
      () => "claimed",
      ({ code }) => code,
    ),
  ).toBe(outcome);
});

test("an unknown member gets no coupon", async () => {
  const nobody = demoMemberId("nobody");
  await expect(
    claimCoupon(services, { memberId: nobody, locale: "ko", code: "WELCOME30" }),
  ).rejects.toThrow();
  expect(await db.$count(members, eq(members.id, nobody))).toBe(0);
});
