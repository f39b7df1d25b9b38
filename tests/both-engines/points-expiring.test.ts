import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms, notificationChoices, outbox } from "#app/db/schema/message-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { expirePoints } from "#app/features/benefit/expire-points.server.ts";
import { warnOfExpiry } from "#app/features/benefit/warn-of-expiry.server.ts";
import { checkoutData } from "#app/features/checkout/purchase/checkout-data.server.ts";
import { discountsFor } from "#app/features/checkout/purchase/discounts-for.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";

const db = await testDatabase("demo");
const at = (moment: string) => ({ ...testServices(db), now: () => new Date(moment) });
const NOON = "T03:00:00Z";

async function memberWith(
  ...lots: readonly { amount: number; expiresOn: `2027-${number}-${number}` }[]
) {
  const [member] = await db
    .insert(members)
    .values({ name: "포인트", email: "points@example.com", locale: "en" })
    .returning({ id: members.id });
  const memberId = member?.id ?? "";
  for (const [index, lot] of lots.entries()) {
    const entry = { ...lot, memberId, reason: "event", subject: `event:${index}` } as const;
    await db.insert(pointEntries).values(entry);
  }
  return memberId;
}

const alarmsOf = (memberId: string) =>
  db
    .select({ key: alarms.dedupeKey, words: alarms.words, link: alarms.link })
    .from(alarms)
    .where(and(eq(alarms.memberId, memberId), like(alarms.dedupeKey, "points-%")))
    .orderBy(alarms.id);

const mailed = (memberId: string) =>
  db
    .select({ key: outbox.dedupeKey, words: outbox.words })
    .from(outbox)
    .where(and(eq(outbox.memberId, memberId), eq(outbox.template, "points-expiring")))
    .orderBy(outbox.id);

test("members are notified of points 30 and 7 days before their last day, once each, however many instances run", async () => {
  const id = await memberWith({ amount: 3_000, expiresOn: "2027-03-31" });
  await warnOfExpiry(at(`2027-02-28${NOON}`));
  expect(await alarmsOf(id)).toEqual([]);

  const month = at(`2027-03-01${NOON}`);
  await Promise.all([warnOfExpiry(month), warnOfExpiry(month), warnOfExpiry(month)]);
  await warnOfExpiry(at(`2027-03-02${NOON}`));
  await warnOfExpiry(at(`2027-03-23${NOON}`));
  expect(await alarmsOf(id)).toEqual([
    {
      key: `points-30:2027-03-31:${id}`,
      words: {
        points: { ko: "3,000", en: "3,000" },
        date: { ko: "2027년 3월 31일", en: "March 31, 2027" },
      },
      link: "/mypage/points",
    },
  ]);

  const week = at(`2027-03-24${NOON}`);
  await Promise.all([warnOfExpiry(week), warnOfExpiry(week)]);
  await warnOfExpiry(at(`2027-03-31${NOON}`));
  await warnOfExpiry(at(`2027-04-01${NOON}`));
  expect((await alarmsOf(id)).map(({ key }) => key.slice(0, 9))).toEqual([
    "points-30",
    "points-7:",
  ]);
  expect(await mailed(id)).toEqual(
    ["points-30", "points-7"].map((name) => ({
      key: `${name}:2027-03-31:email:${id}`,
      words: { points: "3,000", date: "March 31, 2027" },
    })),
  );
});

test("only unspent points are announced, and each last day separately", async () => {
  const id = await memberWith(
    { amount: 1_000, expiresOn: "2027-05-10" },
    { amount: 2_000, expiresOn: "2027-05-12" },
    { amount: 5_000, expiresOn: "2027-05-14" },
  );
  const spent = { memberId: id, amount: -1_400, reason: "spent", subject: "order:x" } as const;
  await db.insert(pointEntries).values(spent);
  await warnOfExpiry(at(`2027-05-01${NOON}`));
  expect((await alarmsOf(id)).map(({ key, words }) => [key.slice(10, 20), words.points])).toEqual([
    ["2027-05-12", { ko: "1,600", en: "1,600" }],
    ["2027-05-14", { ko: "5,000", en: "5,000" }],
  ]);
  // Expired points are not announced, and take nothing from later ones.
  await expirePoints(at(`2027-05-13${NOON}`), id);
  await warnOfExpiry(at(`2027-05-13${NOON}`));
  expect(
    (await alarmsOf(id)).slice(2).map(({ key, words }) => [key.slice(9, 19), words.points]),
  ).toEqual([["2027-05-14", { ko: "5,000", en: "5,000" }]]);
});

test("sends no notice at night, on a switched-off channel, after leaving or to a banned member", async () => {
  const id = await memberWith({ amount: 700, expiresOn: "2027-07-31" });
  const gone = await memberWith({ amount: 700, expiresOn: "2027-07-31" });
  await db.update(members).set({ bannedAt: new Date() }).where(eq(members.id, gone));
  await db
    .insert(notificationChoices)
    .values({ memberId: id, kind: "benefit", channel: "alarm", wanted: false });
  await warnOfExpiry(at("2027-07-15T12:00:00Z"));
  expect(await mailed(id)).toEqual([]);
  await warnOfExpiry(at("2027-07-15T11:59:00Z"));
  await warnOfExpiry(at(`2027-07-16${NOON}`));
  expect([await mailed(id), await alarmsOf(id)]).toMatchObject([
    [{ key: `points-30:2027-07-31:email:${id}` }],
    [],
  ]);
  expect([await mailed(gone), await alarmsOf(gone)]).toEqual([[], []]);
});

test("the demo member was already notified of the points that expire first", async () => {
  const demo = demoMemberId("demo");
  const before = await alarmsOf(demo);
  expect(before).toHaveLength(1);
  await warnOfExpiry(at(`2026-11-15${NOON}`));
  expect(await alarmsOf(demo)).toEqual(before);
  expect(await mailed(demo)).toEqual([]);
});

test("points that have expired are neither offered at the checkout nor spent there", async () => {
  const memberId = await memberWith({ amount: 3_000, expiresOn: "2027-03-31" });
  const lines = [{ key: "golf", kind: "golf", amount: won(50_000) }] as const;
  const spend = (now: Date) =>
    discountsFor(db, { memberId, lines, memberCouponId: null, points: 1_000, now });
  const lastDay = at(`2027-03-31${NOON}`);
  expect((await spend(lastDay.now())).totals.points).toBe(1_000);
  const later = at(`2027-04-01${NOON}`);
  await expect(spend(later.now())).rejects.toMatchObject({ code: "points.too_many" });
  const other = await memberWith({ amount: 3_000, expiresOn: "2027-03-31" });
  const shown = await checkoutData(later, { memberId: other, locale: "ko", lines: [] });
  expect(shown.balance).toBe(0);
});
