import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { businessData } from "#app/db/schema/company-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { missingBusiness } from "#app/domain/company/business-data.ts";
import { arrangePictures } from "#app/features/catalog/desk/pictures/arrange-pictures.server.ts";
import { loadBusinessRow } from "#app/features/company/business-queries.server.ts";
import { changeFields } from "#app/features/desk/record/change-record-fields.server.ts";
import { findRecord } from "#app/features/desk/record/record-rows.server.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";
import { bulkActionOf, runStep } from "#app/features/operations/lists/bulk-actions.server.ts";
import { publishDue } from "#app/features/operations/system/publish-due.server.ts";
import { freeTeePlaces } from "#app/features/pricing/stock/hold-tee-place.server.ts";
import {
  TOURNAMENT,
  TOURNAMENT_SALE,
} from "#app/features/tournament/desk/tournament-type.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { fillCompany } from "#tests/support/database/company-rows.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { COURSE } from "./course-type.server.ts";
import { HOTEL, ROOM } from "./hotel-type.server.ts";
import { publicationMistakes } from "./publication-checks.server.ts";
import { CADDIE, SHUTTLE } from "./small-types.server.ts";

const by = demoMemberId("owner");
const ID = "th-siam-old";
type Db = Awaited<ReturnType<typeof oneTestDatabase>>;

/** One product of each kind, withdrawn to a draft. */
async function shopOfDrafts() {
  const db = await oneTestDatabase("demo");
  for (const table of [courses, hotels, rooms, caddies, vanRoutes, tournaments]) {
    await db.update(table).set({ status: "draft" });
  }
  return db;
}

async function change(db: Db, type: RecordType, id: string | number, values: object) {
  const version = (await findRecord(db, type, id))?.version ?? 0;
  return changeFields(testServices(db), type, { by, id, version, values: { ...values } }).then(
    () => "saved",
    (cause: { readonly fields?: unknown }) => cause.fields ?? cause,
  );
}

const publish = (db: Db, type: RecordType, id: string | number) =>
  change(db, type, id, { status: "published" });

async function products(db: Db): Promise<readonly (readonly [RecordType, string | number])[]> {
  const first = async (table: typeof courses | typeof tournaments) =>
    (
      await db
        .select({ id: table.id })
        .from(table as typeof courses)
        .limit(1)
    )[0]?.id ?? "";
  return [
    [COURSE, ID],
    [HOTEL, "ht-amari-pattaya"],
    [ROOM, "ht-amari-pattaya-room-1"],
    [CADDIE, "cad-001"],
    [SHUTTLE, "r-bkk-pattaya"],
    [TOURNAMENT, await first(tournaments)],
  ];
}

test("the demo's own company is filled in", async () => {
  const db = await oneTestDatabase("demo");
  expect(missingBusiness(await loadBusinessRow(db))).toEqual([]);
});

test("refuses to publish or schedule while the company is a placeholder, and lets products on sale be changed", async () => {
  const db = await shopOfDrafts();
  await db.update(businessData).set({ businessNumber: "000-00-00000" });
  const refused = { status: "record.company_missing" };
  for (const [type, id] of await products(db)) {
    expect([type.kind, await publish(db, type, id)]).toEqual([type.kind, refused]);
  }
  const later = { status: "scheduled", publishAt: "2026-12-01T09:00" };
  expect(await change(db, COURSE, ID, later)).toEqual(refused);
  expect(await change(db, COURSE, ID, { designer: "Jack" })).toBe("saved");
  await db.update(courses).set({ status: "published" }).where(eq(courses.id, ID));
  expect(await change(db, COURSE, ID, { designer: "Arnold" })).toBe("saved");
  await db.update(courses).set({ status: "draft" }).where(eq(courses.id, ID));

  await fillCompany(db);
  for (const [type, id] of await products(db)) {
    expect([type.kind, await publish(db, type, id)]).toEqual([type.kind, "saved"]);
  }
});

test("a course, a hotel and a caddie without a picture are refused, a tournament shows its course's", async () => {
  const db = await shopOfDrafts();
  for (const table of [courses, hotels, caddies, rooms, tournaments]) {
    await db.update(table).set({ picture: null });
  }
  const results = [];
  for (const [type, id] of await products(db)) {
    const result = await publish(db, type, id);
    results.push([type.kind, result === "saved" ? result : (result as { status: string }).status]);
  }
  expect(Object.fromEntries(results)).toEqual({
    course: "record.picture_missing",
    hotel: "record.picture_missing",
    room: "saved",
    caddy: "record.picture_missing",
    shuttle: "saved",
    tournament: "record.picture_missing",
  });
});

test("a tournament is published as it is made where its course has a picture", async () => {
  const db = await shopOfDrafts();
  await fillCompany(db);
  const row = { status: "published", courseId: ID };
  const made = () => publicationMistakes(db, TOURNAMENT_SALE, { id: undefined, row, at: TEST_NOW });
  expect(await made()).toEqual({});
  await db.update(courses).set({ picture: null }).where(eq(courses.id, ID));
  expect(await made()).toEqual({ status: "record.picture_missing" });
});

test("instant confirmation needs an entered allotment, a request needs none", async () => {
  const db = await shopOfDrafts();
  const refused = { teeAllotment: "record.allotment_missing" };
  const untyped = { teeAllotment: "", booking: "instant", status: "published" };
  expect(await change(db, COURSE, ID, untyped)).toEqual(refused);
  expect(await change(db, COURSE, ID, { ...untyped, booking: "request" })).toBe("saved");
  // Already on sale, but still without places that the course gave us.
  expect(await change(db, COURSE, ID, { booking: "instant" })).toEqual(refused);
  expect(await change(db, COURSE, ID, { booking: "instant", teeAllotment: "3" })).toBe("saved");
  expect(await change(db, COURSE, ID, { teeAllotment: "" })).toEqual(refused);
});

test("a tee time has the places of the allotment, and follows it where staff set nothing else", async () => {
  const db = await oneTestDatabase("demo");
  const day = "2026-12-20" as const;
  await db.delete(teeTimes).where(and(eq(teeTimes.courseId, ID), eq(teeTimes.day, day)));
  const at = (teeTime: string) => freeTeePlaces(db, { courseId: ID, day, teeTime });
  const row = { courseId: ID, day, capacity: 4 };
  await db.insert(teeTimes).values([
    { ...row, teeTime: "07:04", taken: 1, elsewhere: 1 },
    { ...row, teeTime: "07:12", taken: 4, elsewhere: 4 },
    { ...row, teeTime: "07:20", taken: 0, wanted: 4 },
  ]);
  expect(await at("07:28")).toBe(4);
  expect(await change(db, COURSE, ID, { teeAllotment: "2" })).toBe("saved");
  const free = await Promise.all(["07:28", "07:04", "07:12", "07:20"].map(at));
  expect(free).toEqual([2, 1, 0, 4]);
});

test("a schedule whose picture is missing becomes a draft again instead of being published", async () => {
  const db = await shopOfDrafts();
  const later = { status: "scheduled", publishAt: "2026-12-01T09:00" };
  expect(await change(db, COURSE, ID, later)).toBe("saved");
  await db.update(courses).set({ picture: null }).where(eq(courses.id, ID));
  const now = () => new Date("2026-12-01T00:00:00Z");
  expect(await publishDue({ ...testServices(db), now })).toBe(1);
  expect(await findRecord(db, COURSE, ID)).toMatchObject({ facts: { status: "draft" } });
  const written = eq(auditEntries.action, "course.not_published");
  expect(await db.select().from(auditEntries).where(written)).toMatchObject([
    { subjectId: ID, after: { status: "draft", missing: ["record.picture_missing"] } },
  ]);
  expect(await publishDue({ ...testServices(db), now })).toBe(0);
});

test("the last picture of a product on sale stays, and that of a draft may go", async () => {
  const db = await oneTestDatabase("demo");
  const [course] = await db.select().from(courses).where(eq(courses.id, ID));
  const seen = [course?.picture, ...(course?.gallery ?? [])].flatMap((each) => each?.src ?? []);
  const product = { kind: "course", id: ID } as const;
  const empty = () => arrangePictures(testServices(db), { product, order: [], seen, by });
  await expect(empty()).rejects.toThrow("record.picture_stays");
  await db.update(courses).set({ status: "draft" }).where(eq(courses.id, ID));
  expect(await empty()).toBeGreaterThan(0);
});

test("a common action names what keeps each product from being published", async () => {
  const db = await shopOfDrafts();
  await db.update(courses).set({ teeAllotment: null, booking: "instant", picture: null });
  const ids = [ID, "th-siam-plantation"];
  const rows = await Promise.all(
    ids.map(async (id) => ({ id, version: (await findRecord(db, COURSE, id))?.version ?? 0 })),
  );
  const step = { by, rows, values: {} };
  const refused = await runStep(testServices(db), bulkActionOf("courses.publish").run, step);
  const fields = {
    teeAllotment: "record.allotment_missing",
    status: "record.picture_missing",
  };
  expect(refused).toEqual(ids.map((id) => ({ id, error: "common.bad_request", fields })));
});
