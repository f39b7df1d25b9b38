import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recentSearches } from "#app/db/schema/catalog/saved-tables.ts";
import { mergeLists } from "#app/features/catalog/wish/merge-lists.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { keepsSearches, setSearchRecording } from "./save-searches.server.ts";

const db = await testDatabase("demo");
const memberId = demoMemberId("demo");
const handOver = (word: string) =>
  mergeLists(testServices(db), memberId, {
    wishes: [],
    recent: [],
    searches: [{ word, at: TEST_NOW.getTime() }],
  });
const savedCount = () => db.$count(recentSearches, eq(recentSearches.memberId, memberId));

test("a member's searches are recorded until they switch it off", async () => {
  expect(await keepsSearches(db, memberId)).toBe(true);
  const before = await savedCount();
  await handOver("시암 연습");
  expect(await savedCount()).toBe(before + 1);
});

test("switching it off deletes the recorded searches, and other devices add no new ones", async () => {
  await setSearchRecording(db, memberId, false);
  expect(await savedCount()).toBe(0);
  await handOver("힐튼");
  expect(await savedCount()).toBe(0);
  await setSearchRecording(db, memberId, true);
  await handOver("힐튼");
  expect(await savedCount()).toBe(1);
});
