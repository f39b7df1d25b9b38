import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { ERROR_STATUS, type ErrorCode } from "#app/domain/common/errors/errors.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  HOSTILE_ARCHIVES,
  OTHER_FILES,
  rowsOf,
  workbookOf,
} from "#tests/support/hostile-workbooks.ts";
import { testServices } from "#tests/support/services.ts";
import { importAction } from "./import-action.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const by = demoMemberId("owner");

/** The page's answer when this file is sent to be stored. */
async function send(file: Uint8Array<ArrayBuffer>, fixes: Readonly<Record<string, string>> = {}) {
  const body = new FormData();
  body.append("intent", "check");
  body.append("file", new Blob([file]), "catalogue.xlsx");
  for (const [address, value] of Object.entries(fixes)) body.append(`fix:${address}`, value);
  const request = new Request("https://palmtee.test/admin/courses/import", {
    method: "POST",
    body,
  });
  return importAction(services, by, request);
}

test.each([...HOSTILE_ARCHIVES, ...OTHER_FILES])(
  "refuses %s with %s and its status",
  async (_, error, make) => {
    expect(await send(make())).toMatchObject({
      data: { ok: false, error },
      init: { status: ERROR_STATUS[error as ErrorCode] },
    });
  },
);

test("answers 503 when other workbooks are being read", async () => {
  const busy = { read: async () => ({ refused: "workbook.busy" as ErrorCode }) };
  const body = new FormData();
  body.append("intent", "check");
  body.append("file", new Blob(["x"]), "catalogue.xlsx");
  const request = new Request("https://palmtee.test/", { method: "POST", body });
  expect(await importAction({ ...services, workbooks: busy }, by, request)).toMatchObject({
    data: { error: "workbook.busy" },
    init: { status: 503 },
  });
});

const text = (value: string) => `<c t="str"><v>${value}</v></c>`;
const HEAD = ["id", "name_ko", "holes", "openedOn", "longitude", "unknown"].map(text).join("");

test("names every cell that cannot be read by sheet, row and column, and leaves its row out", async () => {
  const sheet = rowsOf(
    HEAD,
    `${text("first")}<c t="e"><v>#N/A</v></c><c><f>9+9</f></c>`,
    `${text("second")}${text("이름")}<c s="1"><v>123456789</v></c><c/><c/><c t="e"><v>#REF!</v></c>`,
    `${text("third")}${text("이름")}`,
  );
  const merged = `${sheet}<mergeCells><mergeCell ref="B3:B4"/></mergeCells>`;
  const answer = await send(workbookOf({ sheet: merged }));
  const result = "result" in answer ? answer.result : undefined;
  const cells = ["cell_error", "cell_formula", "cell_date", "cell_merged"];
  const unreadable = result?.mistakes.filter(({ code }) => code.startsWith("workbook."));
  expect(unreadable?.map(({ address, value, code }) => [address, value, code])).toEqual([
    ["courses!B2", "#N/A", `workbook.${cells[0]}`],
    ["courses!C2", "=9+9", `workbook.${cells[1]}`],
    ["courses!C3", "", `workbook.${cells[2]}`],
    ["courses!B4", "", `workbook.${cells[3]}`],
  ]);
  expect(result?.counts).toMatchObject([{ sheet: "courses", wrong: 3, added: 0 }]);
  const fixed = await send(workbookOf({ sheet: merged }), {
    "courses!B2": "이름",
    "courses!C2": "18",
    "courses!C3": "18",
    "courses!B4": "이름",
  });
  const codes = "result" in fixed ? fixed.result.mistakes.map(({ code }) => code) : ["none"];
  expect(codes.filter((code) => code.startsWith("workbook."))).toEqual([]);
});

test("refuses the day 123456789 by name instead of failing", async () => {
  const head = ["id", "day", "country", "name_ko", "priceEffect"].map(text).join("");
  const day = `${text("th-far")}<c><v>123456789</v></c>${["TH", "먼 날", "peak_rate"].map(text).join("")}`;
  const sheet = rowsOf(head, day);
  const file = workbookOf({ sheet, name: "holidays" });
  expect(await send(file)).toMatchObject({
    ok: true,
    result: { toFix: 1, mistakes: [{ address: "holidays!B2", code: "record.day_required" }] },
  });
});

test("names a hundred of very many mistakes and says how many there are", async () => {
  const before = await db.$count(courses);
  const rows = Array.from({ length: 300 }, (_, index) => text(`course ${index}`));
  const answer = await send(workbookOf({ sheet: rowsOf(text("id"), ...rows) }));
  const result = "result" in answer ? answer.result : undefined;
  expect([result?.mistakes.length, result?.toFix]).toEqual([100, 300]);
  expect(await db.$count(courses)).toBe(before);
});
