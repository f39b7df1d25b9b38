import { expect, test } from "vitest";
import { ERROR_STATUS, type ErrorCode } from "#app/domain/common/errors/errors.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { OTHER_FILES, slowWorkbook, workbookOf } from "#tests/support/hostile-workbooks.ts";
import { childProcesses } from "#tests/support/server/child-processes.ts";
import { signedIn } from "#tests/support/server/visitor.ts";

const shop = await demoShop();
const { owner } = await signedIn(shop.url, "owner");

function send(file: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.append("intent", "check");
  body.append("file", new Blob([file]), "catalogue.xlsx");
  return owner.post("/admin/courses/import.data", body);
}

const readers = () => childProcesses(shop.process.pid, "reader-process.ts");

async function timeOf(path: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(shop.url + path);
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  return performance.now() - begun;
}

test("serves its pages while a hostile workbook is read, and ends that at its limit", async () => {
  const paths = ["/course/home", "/help", "/health"];
  const before: number[] = [];
  for (const path of paths) before.push(await timeOf(path));
  const answer = send(slowWorkbook());
  await expect.poll(() => readers().length).toBe(1);
  const meanwhile: number[] = [];
  for (const path of paths) meanwhile.push(await timeOf(path));
  expect(readers()).toHaveLength(1);
  expect(Math.max(...meanwhile)).toBeLessThan(Math.max(3_000, 5 * Math.max(...before)));
  const { status, text } = await answer;
  expect([status, text]).toEqual([400, expect.stringContaining("workbook.too_slow")]);
  expect(readers()).toEqual([]);
});

test("reports files that are no workbooks, and reads one of two megabytes", async () => {
  for (const [, error, make] of OTHER_FILES.filter(([name]) => name !== "nothing")) {
    const { status, text } = await send(make());
    expect([status, text]).toEqual([
      ERROR_STATUS[error as ErrorCode],
      expect.stringContaining(error),
    ]);
  }
  const random = crypto.getRandomValues(new Uint8Array(65_536));
  const more = Array.from({ length: 32 }, (_, index) => [`xl/media/${index}.png`, random] as const);
  const { status, text } = await send(workbookOf({ more: Object.fromEntries(more) }));
  expect([status, text]).toEqual([200, expect.stringContaining('"isStored"')]);
});
