import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { TOURNAMENT_FORM } from "#app/domain/tournament/tournament-form.ts";
import { loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import {
  createRecord,
  deleteRecord,
  saveRecord,
  sentValues,
} from "#app/features/desk/record/save-record.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { entrantList } from "./entrant-list.server.ts";
import { TOURNAMENT } from "./tournament-type.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const by = demoMemberId("content");
const { creation } = TOURNAMENT_FORM;

const SENT = {
  title_ko: "봄 대회",
  summary_ko: "짧게",
  body_ko: "길게",
  format_ko: "신페리오",
  courseId: "th-siam-old",
  playsOn: "2027-04-10",
  applyUntil: "2027-04-01",
  entryFee: "0",
  gender: "any",
  van: "none",
  scoring: "new_peoria",
  startMode: "shotgun",
  firstTee: "07:30",
  intervalMinutes: "8",
  schedule_ko: "07:30 | 출발\n13:00 | 시상식",
  prizes_ko: "우승 | 트로피",
  prizes_en: "Winner | A trophy",
  status: "draft",
  capacity: "24",
};

async function create() {
  const input = creation.schema.parse(SENT);
  return createRecord(services, TOURNAMENT, { by, input });
}

test("a tournament is written with its places, plan and prizes, and read back as its form shows it", async () => {
  const { id } = await create();
  const [row] = await db
    .select()
    .from(tournaments)
    .where(eq(tournaments.id, Number(id)));
  expect(row).toMatchObject({
    capacity: 24,
    published: false,
    prizes: [{ place: { ko: "우승", en: "Winner" }, prize: { ko: "트로피", en: "A trophy" } }],
    schedule: [
      { time: "07:30", what: { ko: "출발", en: "" } },
      { time: "13:00", what: { ko: "시상식", en: "" } },
    ],
  });
  const record = await loadRecord(db, TOURNAMENT, id);
  expect(record?.values).toMatchObject({ prizes_ko: "우승 | 트로피", firstTee: "07:30" });
  // What the form shows can be sent back as it is.
  const again = TOURNAMENT_FORM.schema.safeParse(sentValues(record?.values ?? {}));
  expect(again.error?.issues).toBeUndefined();
  await deleteRecord(services, TOURNAMENT, { by, id, version: 1 });
});

test.each([
  ["title_ko", "", "title_ko", "record.required"],
  ["applyUntil", "2027-04-11", "applyUntil", "tournament.closes_after_play"],
  ["playsOn", "2027-02-30", "playsOn", "record.day_required"],
  ["capacity", "1", "capacity", "record.out_of_range"],
  ["capacity", "-5", "capacity", "record.out_of_range"],
  ["entryFee", "-1", "entryFee", "record.out_of_range"],
  ["entryFee", "99999999", "entryFee", "record.out_of_range"],
  ["pars", "4 4 4", "pars", "tournament.pars"],
  ["schedule_ko", "일곱 시 | 출발", "schedule_ko", "record.line"],
  ["prizes_ko", "트로피", "prizes_ko", "record.line"],
])("%s %j is refused at %s", (name, value, field, code) => {
  const { error } = creation.schema.safeParse({ ...SENT, [name]: value });
  const issue = error?.issues.find(({ path }) => path[0] === field);
  expect(issue?.message).toBe(code);
});

test("ages in the wrong order are refused", () => {
  const { error } = creation.schema.safeParse({ ...SENT, minAge: "60", maxAge: "40" });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(["minAge"]);
});

test("a tournament is changed by its form", async () => {
  const { id } = await create();
  const record = await loadRecord(db, TOURNAMENT, id);
  const values = sentValues({ ...record?.values, title_ko: "가을 대회" });
  const input = TOURNAMENT_FORM.schema.parse(values);
  await saveRecord(services, TOURNAMENT, { by, id, version: 1, input });
  expect((await loadRecord(db, TOURNAMENT, id))?.values).toMatchObject({ title_ko: "가을 대회" });
  await deleteRecord(services, TOURNAMENT, { by, id, version: 2 });
});

test("the day of a tournament with entries cannot change, nor can it be deleted", async () => {
  const [full] = await db.select().from(tournaments).where(eq(tournaments.capacity, 40));
  const id = full?.id ?? 0;
  const record = await loadRecord(db, TOURNAMENT, id);
  const values = sentValues({ ...record?.values, playsOn: "2028-01-01" });
  const input = TOURNAMENT_FORM.schema.parse(values);
  const version = record?.version ?? 0;
  await expect(saveRecord(services, TOURNAMENT, { by, id, version, input })).rejects.toMatchObject({
    fields: { playsOn: "record.in_use" },
  });
  await expect(deleteRecord(services, TOURNAMENT, { by, id, version })).rejects.toMatchObject({
    code: "record.in_use",
  });
});

test("entrants are listed person by person, filtered by state and sorted by handicap", async () => {
  const [full] = await db.select().from(tournaments).where(eq(tournaments.capacity, 40));
  const ask = (search: string) =>
    entrantList(full?.id ?? 0).find({
      db,
      locale: "ko",
      now: services.now(),
      search: new URLSearchParams(search),
      size: 100,
    });
  expect((await ask("")).total).toBe(47);
  const waiting = await ask("state=waiting&sort=handicap");
  expect(waiting.rows.map(({ state }) => state)).toEqual(Array(7).fill("waiting"));
  const handicaps = waiting.rows.map(({ handicap }) => handicap ?? 0);
  expect(handicaps).toEqual(handicaps.toSorted((a, b) => a - b));
});
