import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { readWorkbook } from "#app/integrations/workbook/read-workbook.ts";
import type { Sheets } from "#app/integrations/workbook/workbook-reader.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { fillCompany } from "#tests/support/database/company-rows.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { exportCatalogue, SHEET_NAMES } from "./export-catalogue.server.ts";
import { importCatalogue } from "./import-catalogue.server.ts";

const by = demoMemberId("owner");
const labelOf = (name: string) => name;
const read = await readWorkbook(
  await exportCatalogue(await testDatabase("demo"), { labelOf }),
  SHEET_NAMES,
);
if ("refused" in read) throw new Error(read.refused);
const demo = read.workbook.sheets;
const empty = await testDatabase("empty");
await empty.insert(members).values({ id: by, name: "윤서준" });

function run(sheets: Sheets, options: { readonly asDrafts: boolean; readonly isDryRun?: boolean }) {
  const all = {
    by,
    sheets,
    fixes: new Map<string, string>(),
    is1904: false,
    isDryRun: false,
    ...options,
  };
  return importCatalogue({ db: empty, now: () => TEST_NOW }, all);
}

test("new products are published by the workbook that brings their pictures, and only those", async () => {
  await fillCompany(empty);
  const id = "th-siam-old";
  const first = (name: string, count: number) =>
    [name, (demo.get(name) ?? []).slice(0, count)] as const;
  const all = new Map([
    ...["policies", "regions"].map((name) => first(name, 99)),
    first("courses", 8),
  ]);
  const bare = await run(all, { asDrafts: false });
  expect(new Set(bare.mistakes.map(({ column, code }) => `${column} ${code}`))).toEqual(
    new Set(["status record.picture_missing"]),
  );
  expect(await empty.$count(courses, eq(courses.status, "published"))).toBe(0);

  const pictured = new Map([...all, first("courses", 99), first("pictures", 99_999)]);
  const dry = await run(pictured, { asDrafts: false, isDryRun: true });
  const { counts } = await run(pictured, { asDrafts: false });
  expect(counts).toEqual(dry.counts);
  const drafts = bare.counts.find(({ sheet }) => sheet === "courses")?.rows ?? 0;
  const count = counts.find(({ sheet }) => sheet === "courses");
  expect(count).toMatchObject({ changed: drafts, added: (count?.rows ?? 0) - drafts, wrong: 0 });
  const [course] = await empty.select().from(courses).where(eq(courses.id, id));
  expect(course).toMatchObject({ status: "published", teeAllotment: 4 });
}, 180_000);
