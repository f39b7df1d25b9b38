import { expect, test } from "vitest";
import {
  emailCodes,
  passwordResets,
  sessions,
  socialAttempts,
  throttles,
} from "#app/db/schema/member/identity-tables.ts";
import { demoMail, outbox } from "#app/db/schema/message-tables.ts";
import { withdrawnMembers } from "#app/db/schema/privacy-tables.ts";
import { sweepExpired } from "#app/features/privacy/sweep-expired.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const db = await testDatabase("demo");
const memberId = demoMemberId("demo");
const ended = TEST_NOW;
const alive = new Date(TEST_NOW.getTime() + 1);
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000);

test("expired rows are swept in batches, and valid ones stay", async () => {
  const tables = [emailCodes, passwordResets, socialAttempts, throttles];
  for (const table of tables) await db.delete(table);
  const many = Array.from({ length: 1100 }, (_, n) => ({ key: `k${n}`, expire: ended }));
  await db
    .insert(throttles)
    .values([...many, { key: "alive", expire: alive }, { key: "for ever" }]);
  for (const [name, expiresAt] of [
    ["ended", ended],
    ["alive", alive],
  ] as const) {
    await db.insert(emailCodes).values({ email: name, codeHash: "", triesLeft: 1, expiresAt });
    await db.insert(passwordResets).values({ tokenHash: name, memberId, expiresAt });
    await db.insert(socialAttempts).values({
      stateHash: name,
      browserHash: "",
      provider: "kakao",
      nonce: "",
      verifier: "",
      returnTo: "/",
      popup: false,
      expiresAt,
    });
  }
  expect(await sweepExpired(testServices(db))).toBe(1103);
  expect(await Promise.all(tables.map((table) => db.$count(table)))).toEqual([1, 1, 1, 2]);
  expect(await sweepExpired(testServices(db))).toBe(0);
});

test("a session that has ended is an access record: it is deleted after three months", async () => {
  await db.delete(sessions);
  for (const days of [0, 89, 90, 200]) {
    const session = { tokenHash: `${days}`, memberId, expiresAt: daysAgo(days) };
    await db.insert(sessions).values(session);
  }
  expect(await sweepExpired(testServices(db))).toBe(2);
  const left = await db.select({ name: sessions.tokenHash }).from(sessions);
  expect(left.map(({ name }) => name).sort()).toEqual(["0", "89"]);
});

test("sent messages are deleted after six months, waiting ones never, the demo's mail after thirty days", async () => {
  await db.delete(outbox);
  await db.delete(demoMail);
  const message = {
    template: "welcome",
    channel: "email",
    locale: "ko",
    recipient: "a@example.com",
    words: {},
  } as const;
  for (const status of ["sent", "dead", "waiting"] as const) {
    for (const days of [183, 184]) {
      const dedupeKey = `${status} ${days}`;
      await db.insert(outbox).values({ ...message, dedupeKey, status, createdAt: daysAgo(days) });
    }
  }
  for (const days of [29, 30]) {
    const mail = { recipient: "a@example.com", subject: `${days}`, body: "" };
    await db.insert(demoMail).values({ ...mail, createdAt: daysAgo(days) });
  }
  expect(await sweepExpired(testServices(db))).toBe(3);
  const messages = await db.select({ key: outbox.dedupeKey }).from(outbox).orderBy(outbox.id);
  expect(messages.map(({ key }) => key)).toEqual([
    "sent 183",
    "dead 183",
    "waiting 183",
    "waiting 184",
  ]);
  expect((await db.select().from(demoMail)).map(({ subject }) => subject)).toEqual(["29"]);
});

test("complaints of departed members are deleted after three years and the rest after five", async () => {
  const record = (
    name: string,
    keepUntil: "2026-11-14" | "2026-11-15",
    questionsUntil: string,
  ) => ({
    memberId: demoMemberId(name),
    keepUntil,
    kept: { orders: [1], questions: ["a question"], questionsUntil },
  });
  await db
    .insert(withdrawnMembers)
    .values([
      record("over", "2026-11-14", "2024-11-14"),
      record("half", "2026-11-15", "2026-11-14"),
      record("whole", "2026-11-15", "2026-11-15"),
    ]);
  await sweepExpired(testServices(db));
  const left = await db.select().from(withdrawnMembers);
  const keptOf = (name: string) => left.find((row) => row.memberId === demoMemberId(name))?.kept;
  expect(keptOf("over")).toBeUndefined();
  expect(keptOf("half")).toEqual({ orders: [1] });
  expect(keptOf("whole")).toMatchObject({ orders: [1], questions: ["a question"] });
});
