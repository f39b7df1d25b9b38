import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { NOTICE_FORM } from "#app/domain/content/notice/notice-form.ts";
import {
  createRecord,
  deleteRecord,
  saveRecord,
} from "#app/features/desk/record/save-record.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { NOTICE_LIST } from "./notice-desk-list.server.ts";
import { findNotice, NOTICE } from "./notice-store.server.ts";

const now = () => TEST_NOW;
const by = demoMemberId("content");
const written = NOTICE_FORM.schema.parse({
  category: "reservation",
  title_ko: "설 연휴 예약 안내",
  body_ko: "2월 5일부터 10일까지는 확정이 늦어질 수 있어요.",
  pinned: "on",
});

const noticesOf = (db: Database, search: string) =>
  NOTICE_LIST.find({ db, locale: "ko", now: TEST_NOW, search: new URLSearchParams(search) });

test("a notice is created, changed and deleted, and its day of publication stays", async () => {
  const db = await oneTestDatabase("demo");
  const { id } = await createRecord({ db, now }, NOTICE, { by, input: written });
  expect(await findNotice(db, Number(id))).toMatchObject({
    category: "reservation",
    title: { ko: "설 연휴 예약 안내", en: "" },
    pinned: true,
    publishedAt: TEST_NOW,
  });

  const later = () => new Date("2027-01-01T00:00:00Z");
  const changed = NOTICE_FORM.schema.parse({
    ...written,
    title_en: "Booking over Seollal",
    pinned: undefined,
  });
  const target = { by, id, version: 1, input: changed };
  expect(await saveRecord({ db, now: later }, NOTICE, target)).toMatchObject({ id, version: 2 });
  expect(await findNotice(db, Number(id))).toMatchObject({
    title: { ko: "설 연휴 예약 안내", en: "Booking over Seollal" },
    pinned: false,
    publishedAt: TEST_NOW,
  });

  await deleteRecord({ db, now }, NOTICE, { by, id, version: 2 });
  expect(await findNotice(db, Number(id))).toBeUndefined();

  const log = await db.select().from(auditEntries).orderBy(auditEntries.id);
  const [first, last] = [{ title: { en: "" } }, { title: { en: "Booking over Seollal" } }];
  expect(log).toMatchObject([
    { action: "notice.create", actorId: by, before: null, after: first, createdAt: TEST_NOW },
    { action: "notice.save", actorId: by, before: first, after: last, createdAt: later() },
    { action: "notice.delete", actorId: by, before: last, after: null },
  ]);
  expect(new Set(log.map(({ subjectId }) => subjectId))).toEqual(new Set([String(id)]));
});

test("an unknown notice can be neither changed nor deleted", async () => {
  const db = await oneTestDatabase("empty");
  const target = { by, id: 7, version: 1 };
  const saving = saveRecord({ db, now }, NOTICE, { ...target, input: written });
  await expect(saving).rejects.toThrow("common.not_found");
  const deleting = deleteRecord({ db, now }, NOTICE, target);
  await expect(deleting).rejects.toThrow("common.not_found");
  expect(await db.$count(auditEntries)).toBe(0);
});

test("pinned notices come first, and a category filter shows only its own", async () => {
  const db = await oneTestDatabase("demo");
  await createRecord({ db, now }, NOTICE, { by, input: written });
  const { rows } = await noticesOf(db, "");
  const pins = rows.map(({ pinned }) => pinned);
  expect(pins).toEqual(pins.toSorted((a, b) => Number(b) - Number(a)));

  const filtered = await noticesOf(db, "q=설 연휴&category=reservation");
  expect(filtered.rows.map(({ title }) => title)).toContain("설 연휴 예약 안내");
  const other = await noticesOf(db, "q=설 연휴 예약&category=event");
  expect(other.total).toBe(0);
});
