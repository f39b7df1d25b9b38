import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { businessData } from "#app/db/schema/company-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { BUSINESS_FORM } from "#app/domain/company/business-form.ts";
import { BUSINESS_ID, loadBusiness } from "#app/features/company/business-queries.server.ts";
import { saveRecord, undoSave } from "#app/features/desk/record/save-record.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { BUSINESS } from "./business-type.server.ts";

addAllMessages();

const db = await testDatabase("empty");
const services = testServices(db);
const by = demoMemberId("owner");
await db.insert(members).values({ id: by, name: "윤서준" });

function save(version: number, values: Record<string, string>) {
  const input = BUSINESS_FORM.schema.parse(values);
  return saveRecord(services, BUSINESS, { by, id: BUSINESS_ID, version, input });
}

test("saved facts are printed, in Korean where a language has none, with defaults where nothing is saved", async () => {
  const defaults = await loadBusiness(db, "en");
  expect(defaults).toMatchObject({ company: "Palmtee Travel Co., Ltd.", phone: "1600-0000" });
  const { version, entry } = await save(1, {
    company_ko: "(주)새 여행사",
    address_ko: "부산",
    address_en: "Busan",
    phone: "1600-4321",
  });
  expect(await loadBusiness(db, "en")).toEqual({
    ...defaults,
    company: "(주)새 여행사",
    address: "Busan",
    phone: "1600-4321",
    emergencyPhone: "1600-4321",
  });
  expect(await loadBusiness(db, "ko")).toMatchObject({ address: "부산", email: defaults.email });

  await expect(save(1, { phone: "1600-9999" })).rejects.toThrow("saved by somebody else");
  await expect(save(version, { email: "nowhere" })).rejects.toThrow();
  await undoSave(services, BUSINESS, { by, id: BUSINESS_ID, version, entry });
  expect(await loadBusiness(db, "en")).toEqual(defaults);
  const history = await db
    .select({ action: auditEntries.action, actor: auditEntries.actorId })
    .from(auditEntries)
    .where(eq(auditEntries.subjectKind, "business_data"))
    .orderBy(auditEntries.id);
  expect(history).toEqual([
    { action: "business_data.save", actor: by },
    { action: "business_data.undo", actor: by },
  ]);
});

test("the emergency number is separate once one is saved", async () => {
  const [{ version } = { version: 0 }] = await db.select().from(businessData);
  await save(version, { phone: "1600-4321", emergencyPhone: "+66 2 000 1234" });
  const printed = { phone: "1600-4321", emergencyPhone: "+66 2 000 1234" };
  expect(await loadBusiness(db, "ko")).toMatchObject(printed);
});
