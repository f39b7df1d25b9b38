import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { processReader } from "#app/integrations/workbook/process-reader.ts";
import { readWorkbook } from "#app/integrations/workbook/read-workbook.ts";
import type { ReadResult } from "#app/integrations/workbook/workbook-reader.ts";
import {
  HOSTILE_ARCHIVES,
  HOSTILE_SHEETS,
  OTHER_FILES,
  rowsOf,
  slowWorkbook,
  workbookOf,
  workbookWithEntities,
} from "#tests/support/hostile-workbooks.ts";
import { childProcesses, readProcess } from "#tests/support/server/child-processes.ts";

const NAMES = ["courses"];

function reader(limits: { timeLimitMs?: number; memoryMb?: number } = {}) {
  const crashes: object[] = [];
  const { read, stop } = processReader({ onCrash: (facts) => crashes.push(facts), ...limits });
  onTestFinished(stop);
  const answerTo = async (file: Uint8Array) => answerOf(await read(file, NAMES));
  return { answerTo, stop, crashes };
}

function answerOf(result: ReadResult): string {
  return "refused" in result ? result.refused : "read";
}

const readerPids = () => childProcesses(process.pid, "reader-process.ts");

test.each([...HOSTILE_ARCHIVES, ...OTHER_FILES])("answers %s with %s", async (_, answer, make) => {
  expect(answerOf(await readWorkbook(make(), NAMES))).toBe(answer);
});

test.each(HOSTILE_SHEETS)(
  "answers %s with %s, and the shop keeps running meanwhile",
  async (_, answer, make) => {
    const { answerTo, crashes } = reader();
    const file = make();
    expect(file.length).toBeLessThan(100_000);
    const idle = await longestGap(pause(300));
    let answered = "";
    const busy = await longestGap(
      answerTo(file).then((text) => {
        answered = text;
      }),
    );
    expect(answered).toBe(answer);
    expect(busy).toBeLessThan(Math.max(1_000, 10 * idle));
    expect(process.memoryUsage.rss()).toBeLessThan(1e9);
    expect(crashes).toEqual([]);
    expect(readerPids()).toEqual([]);
  },
);

/** How long the event loop did not turn, at most, until something is done. */
async function longestGap(done: Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(look, 5);
  await done.finally(() => clearInterval(timer));
  look();
  return longest;
}

test("never expands the entities that a file defines", async () => {
  const read = await readWorkbook(workbookWithEntities(), NAMES);
  expect(read).toMatchObject({
    workbook: { sheets: new Map([["courses", [{ number: 1, cells: ["&l9;"] }]]]) },
  });
});

test("ends a file that takes too long, and reads the next", async () => {
  const { answerTo } = reader({ timeLimitMs: 3_000 });
  const begun = Date.now();
  expect(await answerTo(slowWorkbook())).toBe("workbook.too_slow");
  expect(Date.now() - begun).toBeLessThan(10_000);
  expect(readerPids()).toEqual([]);
  expect(await reader().answerTo(workbookOf())).toBe("read");
});

test("ends a file that takes too much memory, reports and logs it", async () => {
  const { answerTo, crashes } = reader({ memoryMb: 48 });
  const row = "<row><c><v>1</v></c></row>";
  const file = workbookOf({ sheet: `<sheetData>${row.repeat(1e6)}</sheetData>` });
  expect(await answerTo(file)).toBe("workbook.too_large");
  expect(crashes).toHaveLength(1);
});

test("reads one file at a time, lets three wait and tells the others", async () => {
  const { answerTo } = reader();
  const answers = Array.from({ length: 6 }, () => answerTo(workbookOf()));
  await expect.poll(() => readerPids().length).toBe(1);
  const said = await Promise.all(answers);
  expect(said).toEqual([...Array(4).fill("read"), "workbook.busy", "workbook.busy"]);
  expect(await answerTo(workbookOf())).toBe("read");
});

test("gives way to the shop, knows none of its secrets, and ends with it", async () => {
  process.env.APP_SECRET_OF_TEST = "secret";
  onTestFinished(() => void delete process.env.APP_SECRET_OF_TEST);
  const { answerTo, stop, crashes } = reader();
  const answer = answerTo(slowWorkbook());
  await expect.poll(() => readProcess(readerPids()[0], "oom_score_adj").trim()).toBe("1000");
  const [pid] = readerPids();
  const stat = readProcess(pid, "stat");
  expect(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]).toBe("10");
  expect(readProcess(pid, "environ")).not.toContain("secret");
  stop();
  expect([await answer, crashes]).toEqual(["workbook.busy", []]);
  expect(await answerTo(workbookOf())).toBe("workbook.busy");
});

/** The cells of one row, with what is said of those that cannot be read. */
async function cellsOf(cells: string, parts: Omit<Parameters<typeof workbookOf>[0], "sheet"> = {}) {
  const read = await readWorkbook(workbookOf({ ...parts, sheet: rowsOf(cells) }), NAMES);
  if ("refused" in read) return read.refused;
  const [row] = read.workbook.sheets.get("courses") ?? [];
  return (row?.cells ?? []).map((text, index) => row?.unreadable?.get(index) ?? text);
}

test.each([
  ["a day", '<c s="1"><v>46342</v></c>', "2026-11-16"],
  ["a time", '<c s="2"><v>0.25</v></c>', "06:00"],
  ["midnight", '<c s="2"><v>0</v></c>', "00:00"],
  ["a time between two milliseconds", '<c s="2"><v>0.2916666666666667</v></c>', "07:00"],
  ["a day and a time", '<c s="3"><v>46342.5</v></c>', "2026-11-16T12:00"],
  ["a day that no calendar has", '<c s="1"><v>123456789</v></c>', "workbook.cell_date"],
  ["a day before the first", '<c s="1"><v>-5</v></c>', "workbook.cell_date"],
  ["29 February 1900", '<c s="1"><v>60</v></c>', "workbook.cell_date"],
  ["more than 24 hours", '<c s="2"><v>1.5</v></c>', "workbook.cell_date"],
  ["a number", "<c><v>123456789</v></c>", "123456789"],
  ["a style that is not there", '<c s="99"><v>46342</v></c>', "46342"],
  ["a switch", '<c t="b"><v>1</v></c>', "TRUE"],
  ["a formula", "<c><f>1+1</f><v>2</v></c>", "2"],
  ["a formula of texts", '<c t="str"><f>A1&amp;B1</f><v>ab</v></c>', "ab"],
  ["a formula without a result", "<c><f>1+1</f></c>", "workbook.cell_formula"],
  ["a shared formula without one", '<c><f t="shared" si="0"/></c>', "workbook.cell_formula"],
  ["an error", '<c t="e"><v>#N/A</v></c>', "workbook.cell_error"],
  ["a formula that fails", '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', "workbook.cell_error"],
  ["a text that is too long", `<c t="str"><v>${"가".repeat(32_768)}</v></c>`, "record.too_long"],
  ["an inline text", '<c t="inlineStr"><is><t>가 &lt;b&gt;</t></is></c>', "가 <b>"],
  ["a name of the language", '<c t="str"><v>__proto__</v></c>', "__proto__"],
  ["a zero character", '<c t="str"><v>a&#0;b</v></c>', "ab"],
])("reads %s", async (_, cell, text) => {
  expect(await cellsOf(cell)).toEqual([text]);
});

test("reads days and times of a workbook that counts from 1904", async () => {
  const cells = '<c s="1"><v>44880</v></c><c s="2"><v>0.25</v></c><c s="3"><v>44880.5</v></c>';
  expect(await cellsOf(cells, { is1904: true })).toEqual([
    "2026-11-16",
    "06:00",
    "2026-11-16T12:00",
  ]);
});

test("reads rich text as one text, without the readings that Japanese sheets add", async () => {
  const shared =
    "<si><r><rPr><b/></rPr><t>시암 </t></r><r><t>올드</t></r><rPh><t>シャム</t></rPh></si>";
  expect(await cellsOf('<c t="s"><v>0</v></c>', { shared })).toEqual(["시암 올드"]);
});

test("names every cell that is merged with another", async () => {
  const rows = rowsOf(...Array<string>(3).fill("<c><v>1</v></c><c><v>2</v></c>"));
  const sheet = `${rows}<mergeCells><mergeCell ref="B1:B3"/></mergeCells>`;
  const read = await readWorkbook(workbookOf({ sheet }), NAMES);
  const found = "workbook" in read ? (read.workbook.sheets.get("courses") ?? []) : [];
  expect(found.map(({ cells, unreadable }) => unreadable?.get(1) ?? cells[1])).toEqual([
    "2",
    "workbook.cell_merged",
    "workbook.cell_merged",
  ]);
});
