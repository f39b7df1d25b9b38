import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hotelCourses } from "#app/db/schema/catalog/hotel-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { saveRoads } from "./save-roads.server.ts";

const db = await testDatabase("demo");
const by = demoMemberId("content");
const courseId = "th-siam-old";
const hotelId = "ht-amari-pattaya";
const road = and(eq(hotelCourses.courseId, courseId), eq(hotelCourses.hotelId, hotelId));

test("a measured road replaces the estimate, with who did it; the same again changes nothing", async () => {
  const roads = [{ hotelId, driveMinutes: 42, roadKm: 21.5 }];
  await saveRoads(testServices(db), { by, courseId, roads });
  expect(await db.select().from(hotelCourses).where(road)).toMatchObject([
    { driveMinutes: 42, roadKm: 21.5 },
  ]);
  await saveRoads(testServices(db), { by, courseId, roads });
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, courseId));
  expect(entries).toMatchObject([{ action: "course.roads", actorId: by, after: { roads } }]);
});

test("a road to a hotel elsewhere is refused, and nothing is saved", async () => {
  const roads = [
    { hotelId, driveMinutes: 1, roadKm: 1 },
    { hotelId: "ht-nowhere", driveMinutes: 1, roadKm: 1 },
  ];
  const saving = saveRoads(testServices(db), { by, courseId, roads });
  await expect(saving).rejects.toThrow("common.not_found");
  expect(await db.select().from(hotelCourses).where(road)).toMatchObject([
    { driveMinutes: 42, byHand: true },
  ]);
});
