import { beforeAll, expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { EVENT_FORM } from "#app/domain/content/event/event-form.ts";
import { EVENT, findEvent } from "#app/features/content/desk/event-store.server.ts";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { RecordConflict } from "./record-type.server.ts";
import { createRecord, deleteRecord, saveRecord, undoSave } from "./save-record.server.ts";

const now = () => TEST_NOW;
const [me, them] = [demoMemberId("content"), demoMemberId("owner")];
const summer = EVENT_FORM.schema.parse({
  startsOn: "2027-06-01",
  endsOn: "2027-08-31",
  title_ko: "여름 특가",
  label_ko: "여름",
  summary_ko: "6월부터 8월까지 그린피 할인",
  body_ko: "자세한 내용",
});

let db: Database;
beforeAll(async () => {
  db = await testDatabase("demo");
});

const create = () => createRecord({ db, now }, EVENT, { by: me, input: summer });

async function conflictOf(saving: Promise<unknown>) {
  const cause = await saving.then(
    () => undefined,
    (refused: unknown) => refused,
  );
  expect(cause).toBeInstanceOf(RecordConflict);
  return (cause as RecordConflict).conflict;
}

test("a save on a newer version changes nothing and says whose change it was", async () => {
  const { id } = await create();
  const mine = { ...summer, title_ko: "여름 반값" };
  const theirs = { ...summer, title_ko: "여름 첫 특가" };
  await saveRecord({ db, now }, EVENT, { by: them, id, version: 1, input: theirs });
  const saving = saveRecord({ db, now }, EVENT, { by: me, id, version: 1, input: mine });
  expect(await conflictOf(saving)).toMatchObject({
    version: 2,
    by: "윤서준",
    at: TEST_NOW,
    values: { title_ko: "여름 첫 특가", title_en: "", startsOn: "2027-06-01" },
  });
  expect(await findEvent(db, Number(id))).toMatchObject({
    title: { ko: "여름 첫 특가" },
    version: 2,
  });
});

test("a save is undone to the former record, and the undo is in the history", async () => {
  const { id } = await create();
  const input = { ...summer, title_ko: "잘못 쓴 제목" };
  const saved = await saveRecord({ db, now }, EVENT, { by: me, id, version: 1, input });
  const undone = await undoSave({ db, now }, EVENT, { ...saved, by: me });
  expect(undone.version).toBe(3);
  expect(await findEvent(db, Number(id))).toMatchObject({ title: { ko: "여름 특가" } });
  const history = await listHistory(db, { kind: "event", id });
  expect(history.map(({ action }) => action)).toEqual(["event.undo", "event.save", "event.create"]);
});

test("a save is not undone when a colleague has saved after it", async () => {
  const { id } = await create();
  const input = { ...summer, title_ko: "첫째" };
  const saved = await saveRecord({ db, now }, EVENT, { by: me, id, version: 1, input });
  const next = { ...summer, title_ko: "둘째" };
  await saveRecord({ db, now }, EVENT, { by: them, id, version: 2, input: next });
  const undoing = undoSave({ db, now }, EVENT, { ...saved, by: me });
  expect(await conflictOf(undoing)).toMatchObject({ version: 3, values: { title_ko: "둘째" } });
});

test("a history entry of another record undoes nothing", async () => {
  const [first, second] = [await create(), await create()];
  const input = { ...summer, title_ko: "다른 기록" };
  const saved = await saveRecord({ db, now }, EVENT, { by: me, id: first.id, version: 1, input });
  const target = { by: me, id: second.id, version: 1, entry: saved.entry };
  await expect(undoSave({ db, now }, EVENT, target)).rejects.toThrow("common.not_found");
});

test("a record that a colleague has saved meanwhile is not deleted", async () => {
  const { id } = await create();
  await saveRecord({ db, now }, EVENT, { by: them, id, version: 1, input: summer });
  await conflictOf(deleteRecord({ db, now }, EVENT, { by: me, id, version: 1 }));
  expect(await findEvent(db, Number(id))).toBeDefined();
  await deleteRecord({ db, now }, EVENT, { by: me, id, version: 2 });
  expect(await findEvent(db, Number(id))).toBeUndefined();
});
