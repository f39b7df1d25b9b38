import { expect, test } from "vitest";
import { vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { holidays } from "#app/db/schema/pricing/pricing-tables.ts";
import { readWorkbook } from "#app/integrations/workbook/read-workbook.ts";
import type { Sheets } from "#app/integrations/workbook/workbook-reader.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { exportCatalogue, SHEET_NAMES } from "./export-catalogue.server.ts";
import { importCatalogue } from "./import-catalogue.server.ts";

const db = await testDatabase("empty");
const [me, colleague] = [demoMemberId("owner"), demoMemberId("ops")];
await db.insert(members).values([
  { id: me, name: "윤서준" },
  { id: colleague, name: "박지은" },
]);
await db.insert(vanVehicles).values({
  id: "van",
  name: { ko: "밴", en: "Van" },
  maxPassengers: 9,
  maxGolfersWithBags: 4,
  maxGolfBags: 4,
  maxSuitcases: 4,
  pricePercent: 100,
  fleet: 20,
  position: 0,
});
await db.insert(holidays).values({
  id: "songkran",
  day: "2027-04-13",
  country: "TH",
  name: { ko: "송끄란", en: "Songkran" },
  kind: "public",
  priceEffect: "weekend_rate",
});

async function download(): Promise<Sheets> {
  const file = await exportCatalogue(db, { labelOf: (name) => name });
  const read = await readWorkbook(file, SHEET_NAMES);
  if ("refused" in read) throw new Error(read.refused);
  return read.workbook.sheets;
}

/** The one record of a sheet, with one cell changed. */
function changed(sheets: Sheets, sheet: string, column: string, value: string): Sheets {
  const [head, , row] = sheets.get(sheet) ?? [];
  if (!head || !row) throw new Error(`${sheet} has a row`);
  const cells = row.cells.with(head.cells.indexOf(column), value);
  return new Map([[sheet, [head, { ...row, cells }]]]);
}

async function upload(by: string, sheets: Sheets) {
  const how = { fixes: new Map<string, string>(), is1904: false, asDrafts: true, isDryRun: false };
  const stored = await importCatalogue({ db, now: () => TEST_NOW }, { by, sheets, ...how });
  return stored.mistakes.map(({ address, code }) => [address, code]);
}

test.each([
  ["vans", "fleet", ["21", "22", "23"], /^vans![A-Z]+3$/],
  ["holidays", "priceEffect", ["peak_rate", "demand_up", "weekend_rate"], /^holidays![A-Z]+3$/],
] as const)(
  "a row of %s that a colleague changed after the download is refused, one's own change is not",
  async (sheet, column, [first, second, third], address) => {
    const file = await download();
    expect(await upload(me, changed(file, sheet, column, first))).toEqual([]);
    expect(await upload(me, changed(file, sheet, column, second))).toEqual([]);
    const late = changed(file, sheet, column, third);
    expect(await upload(colleague, late)).toEqual([
      [expect.stringMatching(address), "record.row_overtaken"],
    ]);
    const now = await download();
    expect(changed(now, sheet, column, second)).toEqual(
      new Map([[sheet, now.get(sheet)?.toSpliced(1, 1)]]),
    );
    expect(await upload(colleague, changed(now, sheet, column, third))).toEqual([]);
    const typed = changed(file, sheet, "version", "");
    expect(await upload(me, typed)).toEqual([]);
  },
);
