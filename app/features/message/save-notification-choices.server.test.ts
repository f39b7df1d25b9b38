import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { consents } from "#app/db/schema/company-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms, notificationChoices, outbox } from "#app/db/schema/message-tables.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import {
  findNotificationSettings,
  handleNotificationIntent,
} from "./notification-queries.server.ts";
import { notifyMember } from "./outbox.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const memberId = demoMemberId("guest");
await db.update(members).set({ email: "emma@example.com" }).where(eq(members.id, memberId));

function save(...wanted: string[]) {
  const form = new FormData();
  form.set("intent", "notifications");
  for (const name of wanted) form.append("wanted", name);
  return handleNotificationIntent(services, memberId, form);
}

async function wantedNow() {
  const { kinds } = await findNotificationSettings(db, memberId);
  return kinds.flatMap(({ kind, channels }) =>
    channels.filter(({ wanted }) => wanted).map(({ channel }) => `${kind}.${channel}`),
  );
}

function marketingConsents() {
  const own = and(eq(consents.memberId, memberId), eq(consents.kind, "marketing"));
  return db.select().from(consents).where(own);
}

test("everything is on by default except advertising", async () => {
  const wanted = await wantedNow();
  expect(wanted).toContain("reservation.text");
  expect(wanted.filter((name) => name.startsWith("marketing"))).toEqual([]);
});

test("a switched-off kind is not sent any more; account messages cannot be switched off", async () => {
  await save("benefit.alarm", "__proto__", "account.nothing");
  expect(await wantedNow()).toEqual(["account.email", "account.alarm", "benefit.alarm"]);
  const title = { en: "When will my tee time be confirmed?" };
  await notifyMember(db, memberId, {
    template: "question-answered",
    event: "q:1",
    words: { title },
  });
  await notifyMember(db, memberId, {
    template: "points-expiring",
    event: "p:1",
    words: { points: 500, date: "2026-12-15" },
  });
  await notifyMember(db, memberId, { template: "password-changed", event: "w:1" });
  const rung = await db.select().from(alarms).where(eq(alarms.memberId, memberId));
  const posted = await db.select().from(outbox).where(eq(outbox.memberId, memberId));
  expect(rung.map(({ template }) => template)).toEqual(["points-expiring", "password-changed"]);
  expect(posted.map(({ template }) => template)).toEqual(["password-changed"]);
});

test("advertising is a consent: versioned, confirmed by mail, given once, and withdrawn", async () => {
  await save("marketing.email");
  await save("marketing.email", "benefit.alarm");
  const given = await marketingConsents();
  expect(given).toMatchObject([{ kind: "marketing", version: 1, withdrawnAt: null }]);
  expect((await findNotificationSettings(db, memberId)).consent?.version).toBe(1);

  await save();
  await save();
  const after = await marketingConsents();
  expect(after).toMatchObject([{ withdrawnAt: services.now() }]);
  const mails = await db.select().from(outbox).where(eq(outbox.template, "marketing-consent"));
  expect(mails.map(({ words }) => words.state)).toEqual([undefined, "withdrawn"]);
});

test("another form of the page is ignored", async () => {
  const form = new FormData();
  form.set("intent", "text-size");
  expect(await handleNotificationIntent(services, memberId, form)).toBeUndefined();
  const others = await db
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.memberId, demoMemberId("demo")));
  expect(others).toEqual([]);
});
