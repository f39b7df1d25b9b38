import { expect, test } from "vitest";
import { embeddedDatabase } from "#tests/support/database/database.ts";
import { findCourse, listCourses } from "./course-queries.server.ts";
import { regionOptions } from "./region-queries.server.ts";

const db = await embeddedDatabase("demo");

test("courses come twenty at a time, and a page beyond the end is the last one", async () => {
  const first = await listCourses(db, "ko", { q: "", page: 1 });
  expect(first.rows).toHaveLength(20);
  expect(first).toMatchObject({ total: 112, page: 1, pages: 6 });

  const last = await listCourses(db, "ko", { q: "", page: 999_999_999 });
  expect(last).toMatchObject({ page: 6 });
  expect(last.rows).toHaveLength(12);
});

test("a search finds a course in either language, whatever language it is read in", async () => {
  for (const q of ["시암 컨트리클럽 올드", "siam country club OLD"]) {
    const { rows } = await listCourses(db, "en", { q, page: 1 });
    expect(rows.map(({ id }) => id)).toEqual(["th-siam-old"]);
  }
});

test("SQL wildcards have no meaning in a search", async () => {
  for (const q of ["%", "_", "\\", "'"]) {
    expect(await listCourses(db, "ko", { q, page: 1 })).toMatchObject({ total: 0 });
  }
});

test("a region filter shows only its own courses", async () => {
  const regions = await regionOptions(db, "ko");
  const counts = await Promise.all(
    regions.map(async ({ value }) => {
      const { total } = await listCourses(db, "ko", { q: "", page: 1, region: value });
      return total;
    }),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(112);
});

test("a course is found with its region and refund policy; an unknown one is not", async () => {
  expect(await findCourse(db, "th-siam-old")).toMatchObject({ country: "TH", holes: 18 });
  expect(await findCourse(db, "nowhere")).toBeUndefined();
});
