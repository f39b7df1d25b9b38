import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recentSearches } from "#app/db/schema/benefit.ts";
import { demoMemberId } from "#app/db/seed/seed-members.server.ts";
import { mergeLists } from "#app/features/member/my-page/merge-lists.server.ts";
import { embeddedDatabase } from "#tests/support/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { chooseToKeepSearches, keepsSearches } from "./search-choice.server.ts";

const db = await embeddedDatabase("demo");
const memberId = demoMemberId("demo");
const handOver = (word: string) =>
  mergeLists(testServices(db), memberId, {
    wishes: [],
    recent: [],
    searches: [{ word, at: TEST_NOW.getTime() }],
  });
const kept = () => db.$count(recentSearches, eq(recentSearches.memberId, memberId));

test("a member's searches are kept until they choose otherwise", async () => {
  expect(await keepsSearches(db, memberId)).toBe(true);
  await handOver("시암");
  expect(await kept()).toBeGreaterThan(0);
});

test("who keeps none loses those that were kept, and no other device brings new ones", async () => {
  await chooseToKeepSearches(db, memberId, false);
  expect(await kept()).toBe(0);
  await handOver("힐튼");
  expect(await kept()).toBe(0);
  await chooseToKeepSearches(db, memberId, true);
  await handOver("힐튼");
  expect(await kept()).toBe(1);
});
