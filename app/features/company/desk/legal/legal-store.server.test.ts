import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { legalDocuments } from "#app/db/schema/company-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { addDays, type LocalDate, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { LEGAL_FORM } from "#app/domain/company/legal/legal-form.ts";
import {
  editionsInForce,
  findLegalDocument,
  listLegalEditions,
} from "#app/features/company/legal/legal-queries.server.ts";
import {
  createRecord,
  deleteRecord,
  saveRecord,
} from "#app/features/desk/record/save-record.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { LEGAL, listLegal, startOfLegal } from "./legal-store.server.ts";

// The clock of the database guards what is in force, so these tests live in its present.
const now = () => new Date();
const today = shopDayOf(new Date());
const by = demoMemberId("content");

const texts = (effectiveOn: LocalDate, status = "scheduled") =>
  LEGAL_FORM.schema.parse({
    status,
    effectiveOn,
    title_ko: "새 약관",
    intro_ko: "바뀐 점",
    body_ko: "<h2>제1조</h2><p>목적<script>1</script></p>",
  });

const given = { kind: "terms" };

test("a new version is a draft, then scheduled, then in force, and the old one stays readable", async () => {
  const db = await oneTestDatabase("demo");
  const in3 = addDays(today, 3);
  const draft = await createRecord({ db, now }, LEGAL, { by, input: texts(in3, "draft"), given });
  const find = (day: LocalDate) => findLegalDocument(db, "ko", { kind: "terms", today: day });
  expect((await find(in3))?.version).toBe(1);

  await saveRecord({ db, now }, LEGAL, { by, id: draft.id, version: 1, input: texts(in3) });
  expect((await find(addDays(in3, -1)))?.version).toBe(1);
  expect(await find(in3)).toMatchObject({
    version: 2,
    title: "새 약관",
    sections: [{ heading: "제1조", html: "<p>목적</p>" }],
  });
  expect(
    await findLegalDocument(db, "en", { kind: "terms", today: in3, edition: 1 }),
  ).toMatchObject({ version: 1 });
  const editions = await listLegalEditions(db, "terms", in3);
  expect(editions.map(({ version }) => version)).toEqual([2, 1]);
  expect(await editionsInForce(db, in3)).toContainEqual({ kind: "terms", version: 2 });
  expect(await editionsInForce(db, today)).toContainEqual({ kind: "terms", version: 1 });
  const states = (await listLegal(db, now())).find(({ kind }) => kind === "terms");
  expect(states?.versions.map(({ state }) => state)).toEqual(["scheduled", "in_force"]);
  expect(await db.$count(auditEntries)).toBe(2);
});

test("only staff read a version before its day", async () => {
  const db = await oneTestDatabase("demo");
  const input = texts(addDays(today, 3));
  await createRecord({ db, now }, LEGAL, { by, input, given });
  const wanted = { kind: "terms", today, edition: 2 } as const;
  expect(await findLegalDocument(db, "ko", wanted)).toBeUndefined();
  expect(await findLegalDocument(db, "ko", { ...wanted, drafts: true })).toMatchObject({
    version: 2,
  });
});

test("a version in force can be neither changed nor deleted by anyone", async () => {
  const db = await oneTestDatabase("demo");
  const [terms] = await db.select().from(legalDocuments).where(eq(legalDocuments.kind, "terms"));
  const id = terms?.id ?? 0;
  const target = { by, id, version: 1 };
  const saving = saveRecord({ db, now }, LEGAL, { ...target, input: texts(addDays(today, 9)) });
  await expect(saving).rejects.toThrow("legal.in_force");
  await expect(deleteRecord({ db, now }, LEGAL, target)).rejects.toThrow("record.in_use");

  const title = { ko: "x" };
  const raw = db.update(legalDocuments).set({ title }).where(eq(legalDocuments.id, id));
  await expect(raw).rejects.toMatchObject({ cause: { code: "23514" } });
  const removal = db.delete(legalDocuments).where(eq(legalDocuments.id, id));
  await expect(removal).rejects.toMatchObject({ cause: { code: "23514" } });
  expect(await findLegalDocument(db, "ko", { kind: "terms", today })).toMatchObject({
    version: 1,
    title: terms?.title.ko,
  });
});

test.each([
  ["yesterday", addDays(today, -1), "record.moment_past"],
  ["before the version before it", addDays(today, 4), "legal.before_other"],
] as const)("a version cannot take effect %s", async (_what, day, code) => {
  const db = await oneTestDatabase("demo");
  await createRecord({ db, now }, LEGAL, { by, input: texts(addDays(today, 5)), given });
  const second = createRecord({ db, now }, LEGAL, { by, input: texts(day), given });
  await expect(second).rejects.toMatchObject({ fields: { effectiveOn: code } });
});

test("a draft may have any day, and can be deleted", async () => {
  const db = await oneTestDatabase("demo");
  const input = texts("2020-01-01", "draft");
  const { id } = await createRecord({ db, now }, LEGAL, { by, input, given });
  await deleteRecord({ db, now }, LEGAL, { by, id, version: 1 });
  expect(await db.$count(legalDocuments, eq(legalDocuments.kind, "terms"))).toBe(1);
});

test("an article without a word in it is refused in its field", async () => {
  const db = await oneTestDatabase("demo");
  const input = LEGAL_FORM.schema.parse({
    status: "draft",
    effectiveOn: today,
    title_ko: "a",
    intro_ko: "b",
    body_ko: "<script>only this</script>",
  });
  const creating = createRecord({ db, now }, LEGAL, { by, input, given });
  await expect(creating).rejects.toMatchObject({ fields: { body_ko: "record.required" } });
});

test("a new version begins with the text in force, as an article in each language", async () => {
  const db = await oneTestDatabase("demo");
  const start = await startOfLegal(db, "refund", now());
  expect(start.body_ko).toMatch(/^<h2>.*<\/h2><p>/);
  expect(start.title_en).toBeTruthy();
  expect(await startOfLegal(await oneTestDatabase("empty"), "refund", now())).toEqual({});
});
