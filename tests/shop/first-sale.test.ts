import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import { COURSE as COURSE_TYPE } from "#app/features/catalog/desk/types/course-type.server.ts";
import { exportCatalogue } from "#app/features/catalog/desk/workbook/export-catalogue.server.ts";
import { importAction } from "#app/features/catalog/desk/workbook/import-action.server.ts";
import { findRecord } from "#app/features/desk/record/record-rows.server.ts";
import { saveRecord } from "#app/features/desk/record/save-record.server.ts";
import { firstRun } from "#app/features/operations/today/first-run-queries.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { COURSE, golf } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const demo = await testDatabase("demo");
const db = await testDatabase("empty");
const { services, member, buy, audit } = await orderingShop(db, { mode: "production" });
const labelOf = (name: string) => name;

async function sendWorkbook(by: string, intent: "check" | "store") {
  const form = new FormData();
  form.set("intent", intent);
  form.set("file", new File([await exportCatalogue(demo, { labelOf })], "catalogue.xlsx"));
  const request = new Request("https://palmtee.test/admin/courses/import", {
    method: "POST",
    body: form,
  });
  return importAction(services, by, request);
}

test("from an empty shop the owner imports the demo's workbook and sells a round", async () => {
  const owner = await member("윤서준");
  await db.update(members).set({ role: "owner" }).where(eq(members.id, owner));
  expect(await firstRun(db)).toMatchObject({ hasRegion: false, hasCourse: false });

  expect(await sendWorkbook(owner, "check")).toMatchObject({ result: { isStored: false } });
  expect(await db.$count(courses)).toBe(0);
  expect(await sendWorkbook(owner, "store")).toMatchObject({ result: { mistakes: [] } });
  expect(await firstRun(db)).toMatchObject({ hasCourse: true, hasPublished: false });
  const closed = await quoteCart(db, [golf()], TEST_NOW);
  expect(closed.lines.every(({ sellable }) => sellable.length === 0)).toBe(true);

  const stored = await findRecord(db, COURSE_TYPE, COURSE);
  const values = valuesOfRecord(COURSE_TYPE.fields, stored?.facts ?? {});
  const input = COURSE_TYPE.schema.parse({ ...values, status: "published" });
  const target = { by: owner, id: COURSE, version: 1, input };
  await saveRecord(services, COURSE_TYPE, target);
  expect(await firstRun(db)).toMatchObject({ hasPublished: true, hasPrices: true });

  const { placed, outcome } = await buy(await member("첫 손님"), [golf()]);
  expect(placed.total).toBeGreaterThan(300_000);
  expect(outcome).toMatchObject({ status: "PAID" });
  expect(await db.select().from(reservations)).toMatchObject([
    { productId: COURSE, kind: "golf", status: "COMPLETE" },
  ]);
  expect(await audit()).toEqual([]);
  expect(await firstRun(db)).toBeUndefined();
}, 180_000);
