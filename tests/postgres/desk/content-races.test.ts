import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { legalDocuments } from "#app/db/schema/company-tables.ts";
import { recommendedCourses } from "#app/db/schema/content-tables.ts";
import { LEGAL_FORM } from "#app/domain/company/legal/legal-form.ts";
import { LEGAL } from "#app/features/company/desk/legal/legal-store.server.ts";
import { saveBestPins } from "#app/features/content/desk/best30/best-action.server.ts";
import { refreshBest } from "#app/features/content/desk/best30/refresh-best.server.ts";
import { createRecord } from "#app/features/desk/record/save-record.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const db = await postgresDatabase("demo");
const now = () => TEST_NOW;
const by = demoMemberId("content");

test("one of ten colleagues who save the best 30 at once succeeds, and the concurrent job mixes nothing up", async () => {
  const rows = await db.select().from(recommendedCourses).orderBy(asc(recommendedCourses.position));
  const ids = rows.slice(10, 20).map(({ courseId }) => courseId);
  const [saves] = await Promise.all([
    Promise.allSettled(
      ids.map((id) =>
        saveBestPins({ db, now }, { by, version: 1, pins: [{ id, rank: 1, until: null }] }),
      ),
    ),
    ...Array.from({ length: 5 }, () => refreshBest({ db, now })),
  ]);
  expect(saves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const winner = ids[saves.findIndex(({ status }) => status === "fulfilled")];
  const after = await db
    .select()
    .from(recommendedCourses)
    .orderBy(asc(recommendedCourses.position));
  expect(after.map(({ position }) => position)).toEqual(Array.from({ length: 30 }, (_, n) => n));
  expect(after[0]?.courseId).toBe(winner);
});

test("five colleagues who begin a new version at once get five numbers", async () => {
  const input = LEGAL_FORM.schema.parse({
    status: "draft",
    effectiveOn: "2099-01-01",
    title_ko: "약관",
    intro_ko: "머리말",
    body_ko: "<p>글</p>",
  });
  const given = { kind: "terms" };
  await Promise.all(
    Array.from({ length: 5 }, () => createRecord({ db, now }, LEGAL, { by, input, given })),
  );
  const rows = await db
    .select({ edition: legalDocuments.edition })
    .from(legalDocuments)
    .where(eq(legalDocuments.kind, "terms"))
    .orderBy(asc(legalDocuments.edition));
  expect(rows.map(({ edition }) => edition)).toEqual([1, 2, 3, 4, 5, 6]);
});
