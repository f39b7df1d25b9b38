import { expect, test } from "vitest";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { findProfile } from "./member-queries.server.ts";

const db = await testDatabase("demo");

test("a profile contains the member's details, and never the password", async () => {
  const profile = await findProfile(db, demoMemberId("guest"));

  expect(profile).toMatchObject({ name: "Emma Clarke", loginId: "guest", locale: "en" });
  expect(profile).not.toHaveProperty("passwordHash");
});

test("an unknown member has no profile", async () => {
  expect(await findProfile(db, demoMemberId("nobody"))).toBeUndefined();
});
