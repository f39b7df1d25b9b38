import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { recommendedCourses } from "#app/db/schema/content-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { listBestCourses as shopList } from "#app/features/catalog/course/list/course-card-queries.server.ts";
import { findHomeSetting } from "#app/features/content/desk/home/home-settings.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { bestAction, saveBestPins } from "./best-action.server.ts";
import { listBestCourses } from "./best-queries.server.ts";
import { refreshBest } from "./refresh-best.server.ts";

const by = demoMemberId("content");

async function listOf(db: Database) {
  const rows = await db
    .select({ id: recommendedCourses.courseId })
    .from(recommendedCourses)
    .orderBy(asc(recommendedCourses.position));
  return rows.map(({ id }) => id);
}

const pin = (id: string, rank: number) => ({ id, rank, until: null });

function sent(fields: Record<string, string>): Request {
  return new Request("http://shop/admin/recommend", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
}

test("saved pins change the list that the shop shows, and undo restores it", async () => {
  const db = await oneTestDatabase("demo");
  const services = { ...testServices(db), now: () => TEST_NOW };
  await refreshBest(services);
  const before = await listOf(db);
  const last = before.at(-1) ?? "";

  const saved = await saveBestPins(services, { by, version: 1, pins: [pin(last, 1)] });
  expect(await listOf(db)).toEqual([last, ...before.slice(0, -1)]);
  const shown = await shopList(db, "ko", { now: TEST_NOW, limit: 3 });
  expect(shown[0]?.id).toBe(last);
  expect(await findHomeSetting(db, "best30")).toEqual({ value: [pin(last, 1)], version: 2 });

  const undo = sent({ intent: "undo", version: "2", entry: String(saved.entry) });
  expect(await bestAction(services, { request: undo, by })).toMatchObject({ undone: true });
  expect(await listOf(db)).toEqual(before);
  expect(await db.select().from(auditEntries).orderBy(asc(auditEntries.id))).toMatchObject([
    { action: "best30.save", actorId: by, before: { value: [] } },
    { action: "best30.undo", after: { value: [] } },
  ]);
});

test("a save over a colleague's newer list is refused, and nothing changes", async () => {
  const db = await oneTestDatabase("demo");
  const services = { ...testServices(db), now: () => TEST_NOW };
  const [first = "", second = ""] = await listOf(db);
  await saveBestPins(services, { by, version: 1, pins: [pin(second, 1)] });
  const stale = saveBestPins(services, { by, version: 1, pins: [pin(first, 9)] });
  await expect(stale).rejects.toThrow("record.conflict");
  expect((await findHomeSetting(db, "best30")).version).toBe(2);
});

test.each([
  ["of an unknown course", { id: "nowhere", rank: 1, until: null }, "record.reference_gone"],
  ["that has ended", { id: "th-siam-old", rank: 1, until: "2026-11-14" }, "record.moment_past"],
] as const)("a pin %s is refused", async (_what, wrong, code) => {
  const db = await oneTestDatabase("demo");
  const services = { ...testServices(db), now: () => TEST_NOW };
  const saving = saveBestPins(services, { by, version: 1, pins: [wrong] });
  await expect(saving).rejects.toMatchObject({ fields: { pins: code } });
  expect(await db.$count(auditEntries)).toBe(0);
});

test("a course that is archived leaves the list at the next computation, and another follows", async () => {
  const db = await oneTestDatabase("demo");
  const services = { ...testServices(db), now: () => TEST_NOW };
  await refreshBest(services);
  const [first = ""] = await listOf(db);
  await db.update(courses).set({ status: "archived" }).where(eq(courses.id, first));
  expect(await refreshBest(services)).toBe(true);
  const after = await listOf(db);
  expect(after).toHaveLength(30);
  expect(after).not.toContain(first);
  expect(await refreshBest(services)).toBe(false);
});

test("the desk sees every published course with its bookings and rating", async () => {
  const db = await oneTestDatabase("demo");
  const rows = await listBestCourses(db, "en", TEST_NOW);
  expect(rows).toHaveLength(112);
  expect(rows.filter(({ rank }) => rank !== null)).toHaveLength(30);
  expect(rows[0]).toMatchObject({ rank: 1, isSoldOut: false });
  expect(rows.every(({ teams }) => Number.isInteger(teams))).toBe(true);
});

test("a shop without courses has an empty list", async () => {
  const db = await oneTestDatabase("empty");
  expect(await refreshBest({ ...testServices(db), now: () => TEST_NOW })).toBe(false);
  expect(await listOf(db)).toEqual([]);
});
