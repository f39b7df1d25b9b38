import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotelCourses, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { holidays } from "#app/db/schema/pricing/pricing-tables.ts";
import { workbookText } from "#app/domain/desk/list/list-file.ts";
import { allPictures } from "#app/domain/picture/picture.ts";
import { readWorkbook } from "#app/integrations/workbook/read-workbook.ts";
import type { Sheets } from "#app/integrations/workbook/workbook-reader.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { fillCompany } from "#tests/support/database/company-rows.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { exportCatalogue, SHEET_NAMES } from "./export-catalogue.server.ts";
import { importCatalogue } from "./import-catalogue.server.ts";
import type { ImportOptions } from "./sheet-type.ts";

const now = () => TEST_NOW;
const by = demoMemberId("owner");
const labelOf = (name: string) => `=${name}`;

let demo: Sheets;
let empty: Database;
beforeAll(async () => {
  demo = await sheetsOf(await exportCatalogue(await testDatabase("demo"), { labelOf }));
  empty = await testDatabase("empty");
  await empty.insert(members).values({ id: by, name: "윤서준" });
}, 120_000);

async function sheetsOf(file: Uint8Array, names: readonly string[] = SHEET_NAMES) {
  const read = await readWorkbook(file, names);
  if ("refused" in read) throw new Error(read.refused);
  return read.workbook.sheets;
}

function run(sheets: Sheets, options: Partial<ImportOptions> = {}) {
  const fixes = new Map<string, string>();
  const how = { fixes, is1904: false, asDrafts: true, isDryRun: false };
  const all = { by, sheets, ...how, ...options };
  return importCatalogue({ db: empty, now }, all);
}

type Wrong = readonly [string, number, string, string, string];

/** One in each row, so that one dry run finds them all. */
const WRONG: readonly Wrong[] = [
  ["policies", 4, "tiers", "10:0, 30:5", "record.tiers"],
  ["courses", 30, "holes", "half", "record.number"],
  ["courses", 31, "longitude", "1010.17", "record.out_of_range"],
  ["courses", 32, "latitude", "37.5", "record.outside_country"],
  ["courses", 33, "regionId", "atlantis", "record.reference_gone"],
  ["courses", 34, "name_ko", "", "record.required"],
  ["courses", 35, "id", "../etc", "record.id"],
  ["courses", 36, "high_weekday", "-5", "record.out_of_range"],
  ["courses", 37, "maxPlayers", "1", "record.more_than_max"],
  ["hotels", 5, "facilities", "pool, helipad", "record.choice"],
  ["hotels", 6, "homepage", "javascript:alert(1)", "record.address"],
  ["hotels", 7, "extras", "조식", "record.line"],
  ["rooms", 90, "hotelId", "nowhere", "record.reference_gone"],
  ["shuttles", 3, "oneWayPrice", "", "record.required"],
  ["caddies", 4, "courseId", "nowhere", "record.reference_gone"],
  ["pictures", 3, "picture", "https://example.com/green.webp", "record.picture"],
  ["pictures", 10, "position", "13", "record.out_of_range"],
  ["pictures", 20, "id", "courses/../etc", "record.id"],
  ["pictures", 30, "id", "courses/nowhere", "record.reference_gone"],
  ["holidays", 3, "priceEffect", "double", "record.choice"],
  ["holidays", 4, "day", "2026-02-30", "record.day_required"],
  ["holidays", 5, "name_ko", "", "record.required"],
  ["peaks", 3, "endsOn", "2020-01-01", "record.ends_before_start"],
];

/** The demo's workbook with cells changed. */
function withCells(wrong: readonly Wrong[]): Sheets {
  const sheets = new Map(demo);
  for (const [sheet, row, column, value] of wrong) {
    const rows = sheets.get(sheet) ?? [];
    const index = rows[0]?.cells.indexOf(column) ?? -1;
    const changed = rows.map((each) =>
      each.number === row ? { ...each, cells: each.cells.with(index, value) } : each,
    );
    sheets.set(sheet, changed);
  }
  return sheets;
}

test("every wrong cell is named by sheet, row and column, and a dry run stores nothing", async () => {
  const { mistakes, counts, isStored } = await run(withCells(WRONG), { isDryRun: true });
  for (const [sheet, row, column, value, code] of WRONG) {
    const found = mistakes.find((each) => each.sheet === sheet && each.row === row);
    expect(found).toMatchObject({ column, value, code });
    expect(found?.address).toMatch(new RegExp(`^${sheet}![A-Z]{1,2}${row}$`));
  }
  expect(isStored).toBe(false);
  expect(counts.find(({ sheet }) => sheet === "courses")).toMatchObject({ wrong: 8 });
  expect(await empty.$count(courses)).toBe(0);
  expect(await empty.$count(auditEntries)).toBe(0);
}, 60_000);

test("an id that stands twice is refused, and a cell that is fixed on the page counts as written", async () => {
  const rows = demo.get("regions") ?? [];
  const last = { number: 99, cells: rows[3]?.cells ?? [] };
  const regions = new Map([["regions", [...rows, last]]]);
  const { mistakes } = await run(regions, { isDryRun: true });
  expect(mistakes).toMatchObject([{ address: "regions!A99", code: "record.id_twice" }]);
  const fixes = new Map([["regions!A99", "second-one"]]);
  expect((await run(regions, { isDryRun: true, fixes })).mistakes).toEqual([]);
});

test("the demo's workbook is imported as drafts into an empty shop, and again changes nothing", async () => {
  const wrong = withCells([["caddies", 3, "age", "200", ""]]);
  const first = await run(wrong);
  expect(first.mistakes).toMatchObject([{ sheet: "caddies", column: "age" }]);
  expect(await empty.$count(courses)).toBe(112);
  const drafts = await empty.select({ status: courses.status }).from(courses);
  expect(new Set(drafts.map(({ status }) => status))).toEqual(new Set(["draft"]));
  expect(await empty.$count(hotelCourses)).toBeGreaterThan(100);
  expect(await empty.$count(courseDays)).toBe(0);

  const written = await empty.$count(auditEntries);
  const again = await run(demo);
  expect(
    again.counts.map(({ sheet, added, changed, same }) => [sheet, added, changed, same]),
  ).toEqual([
    ["policies", 0, 0, 5],
    ["regions", 0, 0, 22],
    ["courses", 0, 0, 112],
    ["hotels", 0, 0, 33],
    ["rooms", 0, 0, 99],
    ["shuttles", 0, 0, 59],
    ["vans", 0, 0, 4],
    ["caddies", 1, 0, 23],
    ["pictures", 1, 0, 1014],
    ["holidays", 0, 0, 92],
    ["peaks", 0, 0, 9],
  ]);
  // The new caddie, its picture, and the import itself.
  expect(await empty.$count(auditEntries)).toBe(written + 3);

  const refused = await run(demo, { asDrafts: false });
  expect(refused.mistakes.find(({ sheet }) => sheet === "courses")).toMatchObject({
    column: "status",
    code: "record.company_missing",
  });
  expect(await empty.$count(courses, eq(courses.status, "published"))).toBe(0);
  await fillCompany(empty);
  const published = await run(demo, { asDrafts: false });
  expect(published.counts.find(({ sheet }) => sheet === "courses")).toMatchObject({ changed: 112 });
  expect(await empty.$count(courseDays)).toBeGreaterThan(112 * 100);
  const [room] = await empty.select().from(rooms).limit(1);
  expect(room?.rateCard?.high.weekday).toBeGreaterThan(0);
}, 180_000);

/** A sheet of pictures for one course. */
function pictureRows(...rows: readonly (readonly string[])[]): Sheets {
  const cells = [["id", "position", "picture", "alt_ko", "alt_en"], ...rows];
  return new Map([["pictures", cells.map((each, index) => ({ number: index + 1, cells: each }))]]);
}

test("the sheet orders, describes and takes away the pictures of a course, and takes only our own", async () => {
  const of = "courses/th-siam-old";
  const [first, second] = await picturesOf("th-siam-old");
  const wanted = pictureRows(
    [of, "2", first ?? "", "", ""],
    [of, "1", second ?? "", "18번 그린", "The 18th green"],
  );
  expect((await run(wanted)).counts).toMatchObject([{ sheet: "pictures", changed: 2, wrong: 0 }]);
  expect(await picturesOf("th-siam-old")).toEqual([second, first]);
  expect((await run(wanted)).counts).toMatchObject([{ same: 2 }]);

  const id = crypto.randomUUID();
  const picture = { src: `/uploads/${id}`, widths: [240], width: 240, height: 180, blur: "" };
  await empty.insert(uploads).values({ id, picture, isPrivate: true });
  const ours = pictureRows([of, "1", `${id}-240.webp`, "", ""]);
  const refused = await run(ours);
  expect(refused.mistakes).toMatchObject([{ column: "picture", code: "record.picture" }]);
  await empty.update(uploads).set({ isPrivate: false });
  expect((await run(ours)).counts).toMatchObject([{ added: 1 }]);
  expect(await picturesOf("th-siam-old")).toEqual([`/uploads/${id}`]);

  const twice = pictureRows([of, "1", id, "", ""], [of, "2", id, "", ""], [of, "1", first ?? ""]);
  expect((await run(twice)).mistakes.map(({ address, code }) => [address, code])).toEqual([
    ["pictures!C3", "record.taken"],
    ["pictures!B4", "record.taken"],
  ]);
  expect((await run(pictureRows(["caddies/nobody", "2", id]))).mistakes).toMatchObject([
    { column: "id", code: "record.reference_gone" },
  ]);
}, 60_000);

async function picturesOf(id: string): Promise<readonly string[]> {
  const [row] = await empty.select().from(courses).where(eq(courses.id, id));
  return allPictures({ picture: row?.picture ?? null, gallery: row?.gallery ?? [] }).map(
    ({ src }) => src,
  );
}

test("a holiday that the sheet moves leaves its old day, and two never share one", async () => {
  const head = ["id", "day", "country", "name_ko", "name_en", "priceEffect"];
  const sheet = (...rows: readonly (readonly string[])[]): Sheets =>
    new Map([["holidays", [head, ...rows].map((cells, index) => ({ number: index + 1, cells }))]]);
  const own = ["th-fair", "2027-03-09", "TH", "박람회", "Fair", "peak_rate"];
  expect((await run(sheet(own))).counts).toMatchObject([{ added: 1 }]);
  const moved = own.with(1, "2027-03-10");
  const { counts, mistakes } = await run(
    sheet(moved, own.with(0, "th-other").with(1, "2027-03-10")),
  );
  expect(counts).toMatchObject([{ changed: 1, wrong: 1 }]);
  expect(mistakes).toMatchObject([{ address: "holidays!B3", code: "record.taken" }]);
  const days = await empty.select().from(holidays).where(eq(holidays.id, "th-fair"));
  expect(days.map(({ day }) => day)).toEqual(["2027-03-10"]);
}, 60_000);

test("reads each text of a workbook as it was written", async () => {
  const texts = [
    "_x0041_",
    "a_x000D_b",
    "bell\u0007",
    " lead ",
    "a\r\nb",
    "＝1+1",
    "\u200bx",
    "&#65;",
    "0012",
  ];
  const file = await writeExcelFile([
    texts.map((text) => ({ value: workbookText(text) })),
  ]).toBuffer();
  const [rows] = (await sheetsOf(Uint8Array.from(file), ["Sheet1"])).values();
  expect(rows?.[0]?.cells).toEqual(texts);
});

test("a value that begins like a formula is written as text and read back unchanged", async () => {
  const cells = ["=1+1", "+82 10", "@SUM(A1)", "-3", "'x", "<b>&amp;</b>", "줄\n바꿈"];
  const file = await writeExcelFile([cells.map((value) => ({ value }))]).toBuffer();
  const [rows] = (await sheetsOf(Uint8Array.from(file), ["Sheet1"])).values();
  expect(rows?.[0]?.cells).toEqual(cells);
  const raw = Buffer.from(file).toString("latin1");
  expect(raw).not.toContain("<f>");
});

test("a workbook without a sheet of ours is refused", async () => {
  await expect(run(new Map([["Sheet1", []]]))).rejects.toThrow("workbook.no_sheets");
});
