import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findCaddieRecord } from "./catalogue-options.server.ts";
import { CADDIE_LIST } from "./lists/caddie-list.server.ts";

const db = await testDatabase("demo");

const caddiesOf = (search: Record<string, string>) =>
  CADDIE_LIST.find({ db, locale: "ko", now: TEST_NOW, search: new URLSearchParams(search) });

test("a caddie is found by name, by number and by course", async () => {
  for (const q of ["nattaya", "107", "시암 컨트리클럽 올드"]) {
    const { rows } = await caddiesOf({ q });
    expect(rows.map(({ id }) => id)).toContain("cad-001");
  }
});

test("a region filter shows only the caddies of its courses", async () => {
  const all = await caddiesOf({});
  const here = await caddiesOf({ region: "pattaya" });
  const near = await db
    .select({ id: caddies.id })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .where(eq(courses.regionId, "pattaya"));
  expect(here.total).toBe(near.length);
  expect(here.total).toBeLessThan(all.total);
  const ids = near.map(({ id }) => id);
  expect(here.rows.filter(({ id }) => !ids.includes(id))).toEqual([]);
});

test("a caddie's record names their course; an unknown one is not found", async () => {
  expect(await findCaddieRecord(db, "cad-001")).toMatchObject({ courseId: "th-siam-old" });
  expect(await findCaddieRecord(db, "nobody")).toBeUndefined();
});
