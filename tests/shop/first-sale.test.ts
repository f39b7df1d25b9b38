import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import { blockersOf, NEEDED_TEXTS } from "#app/domain/operations/launch.ts";
import { COURSE as COURSE_TYPE } from "#app/features/catalog/desk/types/course-type.server.ts";
import { exportCatalogue } from "#app/features/catalog/desk/workbook/export-catalogue.server.ts";
import { importAction } from "#app/features/catalog/desk/workbook/import-action.server.ts";
import { findRecord } from "#app/features/desk/record/record-rows.server.ts";
import { saveRecord } from "#app/features/desk/record/save-record.server.ts";
import { firstRun } from "#app/features/operations/today/first-run-queries.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { fillCompany } from "#tests/support/database/company-rows.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addLegalText } from "#tests/support/database/legal-rows.ts";
import { COURSE, golf } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const demo = await testDatabase("demo");
const db = await testDatabase("empty");
const { services, member, buy, audit } = await orderingShop(db, { mode: "production" });
const labelOf = (name: string) => name;

/** What the checklist at the desk still asks for, in a shop that can send mail. */
async function blockers() {
  const email = { send: async () => "taken" as const };
  const groups = await firstRun({ ...services, senders: { ...services.senders, email } });
  return groups && blockersOf(groups).map(({ name }) => name);
}

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

async function publish(by: string) {
  const stored = await findRecord(db, COURSE_TYPE, COURSE);
  const values = valuesOfRecord(COURSE_TYPE.fields, stored?.facts ?? {});
  const input = COURSE_TYPE.schema.parse({ ...values, status: "published" });
  const target = { by, id: COURSE, version: stored?.version ?? 0, input };
  return saveRecord(services, COURSE_TYPE, target);
}

test("from an empty shop the owner walks the checklist, imports the demo's workbook and sells a round", async () => {
  const owner = await member("윤서준");
  await db.update(members).set({ role: "owner" }).where(eq(members.id, owner));
  const goods = ["region", "course", "picture", "publish", "prices"];
  const texts = NEEDED_TEXTS.map((kind) => `text_${kind}`);
  expect(await blockers()).toEqual(["company", ...texts, ...goods]);
  expect(blockersOf((await firstRun(services)) ?? []).map(({ name }) => name)).toContain("mail");
  const unpaid = (await firstRun({ ...services, payments: undefined })) ?? [];
  expect(blockersOf(unpaid).map(({ name }) => name)).toContain("payment");

  expect(await sendWorkbook(owner, "check")).toMatchObject({ result: { isStored: false } });
  expect(await db.$count(courses)).toBe(0);
  expect(await sendWorkbook(owner, "store")).toMatchObject({ result: { mistakes: [] } });
  expect(await blockers()).toEqual(["company", ...texts, "publish", "prices"]);
  const closed = await quoteCart(db, [golf()], TEST_NOW);
  expect(closed.lines.every(({ sellable }) => sellable.length === 0)).toBe(true);

  await expect(publish(owner)).rejects.toMatchObject({
    fields: { status: "record.company_missing" },
  });
  await fillCompany(db);
  await publish(owner);
  expect(await blockers()).toEqual(texts);

  const guest = await member("첫 손님");
  const early = buy(guest, [golf()]);
  await expect(early).rejects.toMatchObject({ code: "order.not_open" });
  for (const kind of NEEDED_TEXTS) await addLegalText(db, kind);
  expect(await blockers()).toEqual([]);

  const { placed, outcome } = await buy(guest, [golf()]);
  expect(placed.total).toBeGreaterThan(300_000);
  expect(outcome).toMatchObject({ status: "PAID" });
  expect(await db.select().from(reservations)).toMatchObject([
    { productId: COURSE, kind: "golf", status: "COMPLETE" },
  ]);
  expect(await audit()).toEqual([]);
  expect(await blockers()).toBeUndefined();
}, 180_000);
