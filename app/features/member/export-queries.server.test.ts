import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberIdentities } from "#app/db/schema/identity.ts";
import { members } from "#app/db/schema/member.ts";
import { demoMemberId } from "#app/db/seed/lay-members.server.ts";
import { startSession } from "#app/platform/session.server.ts";
import { embeddedDatabase } from "#tests/support/database.ts";
import { testServices } from "#tests/support/services.ts";
import { collectMyData } from "./export-queries.server.ts";

const db = await embeddedDatabase("demo");
const demo = demoMemberId("demo");

test("the export holds everything a member did here", async () => {
  const mine = await collectMyData(db, demo);
  expect(Object.keys(mine).sort()).toEqual([
    "alarms",
    "cart",
    "comments",
    "companions",
    "connectedLogins",
    "consents",
    "coupons",
    "member",
    "notificationChoices",
    "orders",
    "points",
    "posts",
    "questions",
    "recentItems",
    "recentSearches",
    "reservations",
    "reviews",
    "wishes",
  ]);
  expect(mine.member).toMatchObject({ loginId: "demo", email: "demo@palmtee.example" });
  expect(mine.orders).toHaveLength(3);
  expect(mine.reservations).toHaveLength(7);
  expect(mine.coupons).toHaveLength(4);
  expect(mine.wishes).toHaveLength(7);
  expect(mine.reviews).toHaveLength(2);
  expect(mine.consents.map(({ kind }) => kind)).toContain("terms");
});

test("the export holds no hash, no token and no secret", async () => {
  await startSession(testServices(db), demo);
  await db.update(members).set({ totpSecret: "sealed-totp" }).where(eq(members.id, demo));
  const identity = {
    provider: "google",
    subject: "subject-of-google",
    token: "sealed-token",
  } as const;
  await db.insert(memberIdentities).values({ memberId: demo, ...identity });
  const text = JSON.stringify(await collectMyData(db, demo));
  expect(text).not.toMatch(/argon2|hash|token|secret|totp|sealed|subject-of-google/i);
});

test("the export holds nothing of anybody else", async () => {
  const text = JSON.stringify(await collectMyData(db, demoMemberId("guest")));
  expect(text).not.toContain("PT-DEMO");
  expect(text).not.toContain("김도현");
});
