import { expect, test } from "vitest";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { regionOptions } from "./catalogue-options.server.ts";
import { findCourseRecord } from "./course-record-queries.server.ts";
import { COURSE_LIST } from "./lists/course-list.server.ts";

const db = await testDatabase("demo");

const coursesOf = (search: Record<string, string>, locale: Locale = "ko") =>
  COURSE_LIST.find({ db, locale, now: TEST_NOW, search: new URLSearchParams(search) });

test("courses come twenty at a time, and a page beyond the end is the last one", async () => {
  const first = await coursesOf({});
  expect(first.rows).toHaveLength(20);
  expect(first).toMatchObject({ total: 112, page: 1, pages: 6 });

  const last = await coursesOf({ page: "999999999" });
  expect(last).toMatchObject({ page: 6 });
  expect(last.rows).toHaveLength(12);
});

test("a search finds a course in either language, in any language of the desk", async () => {
  for (const q of ["시암 컨트리클럽 올드", "siam country club OLD"]) {
    const { rows } = await coursesOf({ q }, "en");
    expect(rows.map(({ id }) => id)).toEqual(["th-siam-old"]);
  }
});

test("SQL wildcards have no meaning in a search", async () => {
  for (const q of ["%", "_", "\\", "'"]) {
    expect(await coursesOf({ q })).toMatchObject({ total: 0 });
  }
});

test("a region filter shows only its own courses", async () => {
  const regions = await regionOptions(db, "ko");
  const counts = await Promise.all(
    regions.map(async ({ value }) => {
      const { total } = await coursesOf({ region: value });
      return total;
    }),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(112);
});

test("a status filter shows only its own courses, and an unknown status or region narrows nothing", async () => {
  const published = await coursesOf({ status: "published" });
  expect(published.rows.every(({ status }) => status === "published")).toBe(true);
  expect((await coursesOf({ status: "draft" })).total + published.total).toBe(112);
  expect((await coursesOf({ status: "gone", region: "\0" })).total).toBe(112);
});

test("a course is found with its region and refund policy; an unknown one is not", async () => {
  expect(await findCourseRecord(db, "th-siam-old")).toMatchObject({ country: "TH", holes: 18 });
  expect(await findCourseRecord(db, "nowhere")).toBeUndefined();
});
