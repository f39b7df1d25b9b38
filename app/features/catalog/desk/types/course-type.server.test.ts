import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotelCourses } from "#app/db/schema/catalog/hotel-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { COURSE_FORM } from "#app/domain/catalog/course/course-form.ts";
import { findCourse } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";
import {
  createRecord,
  deleteRecord,
  saveRecord,
  undoSave,
} from "#app/features/desk/record/save-record.server.ts";
import { publishDue } from "#app/features/operations/system/publish-due.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { COURSE } from "./course-type.server.ts";

const by = demoMemberId("content");
const now = () => TEST_NOW;
const RATES = Object.fromEntries(
  ["low", "regular", "high", "peak"].flatMap((rate) => [
    [`${rate}_weekday`, "150000"],
    [`${rate}_weekend`, "190000"],
  ]),
);

/** As the form sends it. */
const SENT = {
  name_ko: "새 골프장",
  name_en: "New Course",
  summary_ko: "새로 문을 연 코스예요.",
  regionId: "pattaya",
  tier: "standard",
  holes: "18",
  par: "72",
  yards: "7,000",
  booking: "instant",
  minPlayers: "2",
  maxPlayers: "4",
  teeAllotment: "4",
  firstTee: "06:00",
  lastTee: "13:30",
  teeIntervalMinutes: "8",
  caddyPolicy: "mandatory",
  cartPolicy: "optional",
  playersPerCart: "2",
  refundPolicyId: "kr-overseas-standard-terms",
  address_ko: "파타야 1번지",
  latitude: "12.9",
  longitude: "101.01",
  status: "draft",
};
const NEW = { ...SENT, ...RATES, caddyFee: "22000", cartFee: "33000" };

let db: Database;
beforeAll(async () => {
  db = await testDatabase("demo");
});

const create = (sent: Record<string, string> = {}) =>
  createRecord({ db, now }, COURSE, {
    by,
    input: COURSE_FORM.creation.schema.parse({ ...NEW, ...sent }),
  });

const PICTURE = { src: "/art/one", widths: [240], width: 240, height: 180, blur: "" };

/** A draft with a picture, as staff make it before they publish it. */
async function createPictured(sent: Record<string, string>) {
  const created = await create(sent);
  const isIt = eq(courses.id, String(created.id));
  await db.update(courses).set({ picture: PICTURE }).where(isIt);
  return created;
}

const save = (id: string, version: number, sent: Record<string, string>) =>
  saveRecord({ db, now }, COURSE, {
    by,
    id,
    version,
    input: COURSE_FORM.schema.parse({ ...SENT, ...sent }),
  });

async function fieldsOf(saving: Promise<unknown>): Promise<unknown> {
  return saving.then(
    () => "saved",
    (cause: { readonly fields?: unknown; readonly message: string }) =>
      cause.fields ?? cause.message,
  );
}

test("a course is created as a draft that customers cannot see, with its roads measured", async () => {
  const { id } = await create();
  expect(id).toBe("th-new-course");
  const [row] = await db
    .select()
    .from(courses)
    .where(eq(courses.id, String(id)));
  expect(row).toMatchObject({ status: "draft", published: false, timeZone: "Asia/Bangkok" });
  expect(row?.roadKm).toBeGreaterThan(0);
  expect(row?.driveMinutes).toBeGreaterThan(0);
  expect(row?.rateCard.high).toEqual({ weekday: 150_000, weekend: 190_000 });
  expect(await db.$count(hotelCourses, eq(hotelCourses.courseId, String(id)))).toBeGreaterThan(0);
  expect(await db.$count(courseDays, eq(courseDays.courseId, String(id)))).toBe(0);
  expect(await findCourse(db, "ko", String(id))).toBeUndefined();
  expect(await findCourse(db, "ko", String(id), { drafts: true })).toMatchObject({
    name: "새 골프장",
  });
});

test("a published course is shown immediately and has a calendar to buy from", async () => {
  const { id } = await createPictured({ name_en: "Published Course" });
  await save(String(id), 1, { status: "published", dressCode_en: "Collared shirts" });
  expect(await findCourse(db, "en", String(id))).toMatchObject({
    name: "New Course",
    rules: { dressCode: "Collared shirts", rain: "" },
  });
  const days = await db
    .select()
    .from(courseDays)
    .where(eq(courseDays.courseId, String(id)));
  expect(days.length).toBeGreaterThan(100);
  expect(days.every(({ greenFee }) => greenFee === 150_000 || greenFee === 190_000)).toBe(true);
});

test("two courses of one name have addresses of their own", async () => {
  const [first, second] = [await create({ name_en: "Twin" }), await create({ name_en: "Twin" })];
  expect([first.id, second.id]).toEqual(["th-twin", "th-twin-2"]);
});

test.each([
  ["in the sea of another country", { latitude: "37.5", longitude: "127" }, "latitude"],
  ["in a region that is not there", { regionId: "atlantis" }, "regionId"],
  ["under an unknown refund policy", { refundPolicyId: "none" }, "refundPolicyId"],
  ["scheduled without a moment", { status: "scheduled" }, "publishAt"],
  ["scheduled for yesterday", { status: "scheduled", publishAt: "2026-11-14T10:00" }, "publishAt"],
  [
    "ended before it begins",
    { status: "scheduled", publishAt: "2026-12-02T10:00", unpublishAt: "2026-12-01T10:00" },
    "unpublishAt",
  ],
])("a course %s is refused, and the field is named", async (_what, sent, field) => {
  const before = await db.$count(courses);
  expect(await fieldsOf(create(sent))).toHaveProperty(field);
  expect(await db.$count(courses)).toBe(before);
});

test("a schedule begins and ends at its minute, with an entry in the history", async () => {
  const { id } = await createPictured({ name_en: "Scheduled" });
  const planned = { publishAt: "2026-12-01T09:00", unpublishAt: "2026-12-31T18:00" };
  await save(String(id), 1, { status: "scheduled", ...planned });
  const at = (moment: string) => publishDue({ ...testServices(db), now: () => new Date(moment) });

  expect(await at("2026-11-30T23:59:59Z")).toBe(0);
  expect(await findCourse(db, "ko", String(id))).toBeUndefined();
  expect(await at("2026-12-01T00:00:00Z")).toBe(1);
  expect(await findCourse(db, "ko", String(id))).toBeDefined();
  expect(await at("2026-12-31T08:59:59Z")).toBe(0);
  expect(await at("2026-12-31T09:00:00Z")).toBe(1);
  expect(await findCourse(db, "ko", String(id))).toBeUndefined();
  const [row] = await db
    .select()
    .from(courses)
    .where(eq(courses.id, String(id)));
  expect(row).toMatchObject({ status: "archived", version: 4 });
  const history = await listHistory(db, { kind: "course", id });
  expect(history.map(({ action, by: who }) => [action, who === null])).toEqual([
    ["course.unpublish", true],
    ["course.publish", true],
    ["course.save", false],
    ["course.create", false],
  ]);
});

test("a draft that was never sold is deleted; a published, sold or used product is not", async () => {
  const { id } = await createPictured({ name_en: "Short Lived" });
  await save(String(id), 1, { status: "published" });
  const target = { by, id };
  const published = deleteRecord({ db, now }, COURSE, { ...target, version: 2 });
  await expect(published).rejects.toThrow("record.in_use");
  await save(String(id), 2, { status: "draft" });
  await deleteRecord({ db, now }, COURSE, { ...target, version: 3 });
  expect(await db.$count(courses, eq(courses.id, String(id)))).toBe(0);

  const [sold] = await db
    .select({ id: reservations.productId })
    .from(reservations)
    .where(eq(reservations.kind, "golf"))
    .limit(1);
  const soldId = sold?.id ?? "";
  await db.delete(caddies).where(eq(caddies.courseId, soldId));
  await db.update(courses).set({ status: "draft" }).where(eq(courses.id, soldId));
  const deleting = deleteRecord({ db, now }, COURSE, { by, id: soldId, version: 1 });
  await expect(deleting).rejects.toThrow("record.in_use");
  expect(await db.$count(courses, eq(courses.id, soldId))).toBe(1);
});

test("archiving is a save like any other: it can be undone", async () => {
  const { id } = await createPictured({ name_en: "Archived" });
  await save(String(id), 1, { status: "published" });
  const saved = await save(String(id), 2, { status: "archived" });
  expect(await findCourse(db, "ko", String(id))).toBeUndefined();
  await undoSave({ db, now }, COURSE, { ...saved, by });
  expect(await findCourse(db, "ko", String(id))).toBeDefined();
});
