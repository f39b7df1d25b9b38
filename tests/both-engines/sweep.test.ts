import { expect, test } from "vitest";
import {
  emailCodes,
  passwordResets,
  sessions,
  socialAttempts,
  throttles,
} from "#app/db/schema/identity.ts";
import { demoMemberId } from "#app/db/seed/lay-members.server.ts";
import { sweepExpired } from "#app/platform/sweep-expired.server.ts";
import { eitherDatabase } from "#tests/support/either-database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const db = await eitherDatabase("demo");
const memberId = demoMemberId("demo");
const ended = TEST_NOW;
const alive = new Date(TEST_NOW.getTime() + 1);

test("what has ended is swept in batches, and what still opens something stays", async () => {
  const tables = [sessions, emailCodes, passwordResets, socialAttempts, throttles];
  for (const table of tables) await db.delete(table);
  const many = Array.from({ length: 1100 }, (_, n) => ({ key: `k${n}`, expire: ended }));
  await db
    .insert(throttles)
    .values([...many, { key: "alive", expire: alive }, { key: "for ever" }]);
  for (const [name, expiresAt] of [
    ["ended", ended],
    ["alive", alive],
  ] as const) {
    await db.insert(sessions).values({ tokenHash: name, memberId, expiresAt });
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
  expect(await sweepExpired(testServices(db))).toBe(1104);
  expect(await Promise.all(tables.map((table) => db.$count(table)))).toEqual([1, 1, 1, 1, 2]);
  expect(await sweepExpired(testServices(db))).toBe(0);
});
