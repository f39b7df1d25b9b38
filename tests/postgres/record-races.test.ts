import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { NOTICE_FORM } from "#app/domain/content/notice/notice-form.ts";
import { findNotice, NOTICE } from "#app/features/content/desk/notice-store.server.ts";
import { RecordConflict } from "#app/features/desk/record/record-type.server.ts";
import { createRecord, saveRecord } from "#app/features/desk/record/save-record.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const db = await postgresDatabase("demo");
const now = () => TEST_NOW;
const by = demoMemberId("content");
const notice = (title: string) =>
  NOTICE_FORM.schema.parse({ category: "normal", title_ko: title, body_ko: "본문" });

test("one of ten colleagues who save one record at once succeeds, and nine are told", async () => {
  const { id } = await createRecord({ db, now }, NOTICE, { by, input: notice("처음") });
  const titles = Array.from({ length: 10 }, (_, n) => `${n}번째 사람`);
  const saves = await Promise.allSettled(
    titles.map((title) =>
      saveRecord({ db, now }, NOTICE, { by, id, version: 1, input: notice(title) }),
    ),
  );
  const refused = saves.flatMap((save) => (save.status === "rejected" ? [save.reason] : []));
  expect(refused).toHaveLength(9);
  for (const cause of refused) expect(cause).toBeInstanceOf(RecordConflict);
  const winner = titles[saves.findIndex(({ status }) => status === "fulfilled")];
  expect(await findNotice(db, Number(id))).toMatchObject({ title: { ko: winner }, version: 2 });
  expect(refused.map(({ conflict }) => conflict.values.title_ko)).toEqual(Array(9).fill(winner));
  const entries = await db.select().from(auditEntries);
  expect(entries.filter(({ subjectId }) => subjectId === String(id))).toHaveLength(2);
});
