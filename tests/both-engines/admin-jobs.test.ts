import { eq, like } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { alarms, outbox } from "#app/db/schema/message-tables.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { markUsed } from "#app/features/reservation/record/mark-used.server.ts";
import { remindOfTrips } from "#app/features/reservation/record/remind.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { historyOf, lineOf } from "#tests/support/order/admin-trip.ts";
import { golf, stay } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";

const db = await testDatabase("demo");
const { services, toss, member, buy } = await orderingShop(db);
const at = (moment: string) => ({ ...services, now: () => new Date(moment) });

afterEach(async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});

test("a confirmed line is used when its last day at the venue has ended, and earns its points once", async () => {
  const memberId = await member();
  const { placed } = await buy(memberId, [golf({ time: "09:04" }), stay()]);
  const round = await lineOf(db, placed.id, "golf");
  const status = async (kind: string) => (await lineOf(db, placed.id, kind)).status;

  // Half past eleven in the evening in Thailand, and already the thirteenth in Korea.
  await markUsed(at("2027-01-12T16:30:00Z"));
  expect(await status("golf")).toBe("COMPLETE");
  const dayAfter = at("2027-01-12T17:00:00Z");
  await Promise.all([markUsed(dayAfter), markUsed(dayAfter), markUsed(dayAfter)]);
  await markUsed(dayAfter);

  expect(await status("golf")).toBe("USED");
  expect(await status("hotel")).not.toBe("USED");
  expect((await historyOf(db, round.id)).filter(({ action }) => action === "use")).toMatchObject([
    { actor: "system", actorId: null, before: "COMPLETE", after: "USED" },
  ]);
  const earned = await db.select().from(pointEntries).where(eq(pointEntries.memberId, memberId));
  expect(earned).toMatchObject([{ amount: Math.floor(round.card / 100), expiresOn: "2029-01-12" }]);
  expect(await db.$count(alarms, like(alarms.dedupeKey, `points:${round.id}%`))).toBe(1);
});

test("three days before and the day before, by day, each line is reminded of once", async () => {
  const { placed } = await buy(await member(), [golf({ time: "10:00" })]);
  const line = await lineOf(db, placed.id, "golf");
  const reminders = async () => {
    const rows = await db
      .select({ key: outbox.dedupeKey, words: outbox.words, link: outbox.link })
      .from(outbox)
      .where(like(outbox.dedupeKey, `remind-%:${line.id}:email:%`))
      .orderBy(outbox.id);
    return rows.map(({ key, words: { days, state }, link }) => {
      return { name: key.slice(0, 8), when: days ?? state, link };
    });
  };
  const link = `/reservation/${line.id}/voucher`;

  await remindOfTrips(at("2027-01-08T03:00:00Z"));
  await remindOfTrips(at("2027-01-08T18:00:00Z"));
  expect(await reminders()).toEqual([]);
  const third = at("2027-01-09T03:00:00Z");
  await Promise.all([remindOfTrips(third), remindOfTrips(third)]);
  await remindOfTrips(at("2027-01-10T03:00:00Z"));
  expect(await reminders()).toEqual([{ name: "remind-3", when: "3", link }]);
  for (const hour of ["01", "05", "09"]) await remindOfTrips(at(`2027-01-11T${hour}:00:00Z`));
  await remindOfTrips(at("2027-01-12T01:00:00Z"));
  expect(await reminders()).toEqual([
    { name: "remind-3", when: "3", link },
    { name: "remind-1", when: "tomorrow", link },
  ]);
});
