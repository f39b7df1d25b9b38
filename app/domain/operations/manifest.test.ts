import { expect, test } from "vitest";
import { formatSums, parseManifest, parseSums, secondsBetween } from "./manifest.ts";

const SUM = "0123456789abcdef".repeat(4);
const MANIFEST = {
  format: 1,
  engine: "postgres",
  takenAt: "2026-11-15T03:00:00.000Z",
  migration: 1_794_939_150_481,
  lastPaid: null,
  tables: [{ name: "orders", columns: ["id"], rows: 0 }],
  sequences: [{ name: "alarms_id_seq", last: 7 }],
  missingFiles: [],
};

test("sums are written as the usual program writes them, and read back", () => {
  const sums = new Map([
    ["manifest.json", SUM],
    ["tables/orders.jsonl.gz", SUM],
  ]);
  expect(formatSums(sums)).toBe(`${SUM}  manifest.json\n${SUM}  tables/orders.jsonl.gz\n`);
  expect(parseSums(formatSums(sums))).toEqual(sums);
});

test.each([
  ["nothing", ""],
  ["a line that was cut off", `${SUM}  manifest.json`],
  ["a short sum", `${SUM.slice(1)}  manifest.json\n`],
  ["a path that leads out", `${SUM}  ../manifest.json\n`],
  ["a path that leads nowhere", `${SUM}  tables/..\n`],
  ["an empty line", `${SUM}  manifest.json\n\n`],
])("%s is no list of sums", (_, text) => {
  expect(parseSums(text)).toBeUndefined();
});

test("a manifest is read whole or not at all", () => {
  expect(parseManifest(JSON.stringify(MANIFEST))).toEqual(MANIFEST);
  expect(parseManifest(JSON.stringify({ ...MANIFEST, format: 2 }))).toBeUndefined();
  expect(parseManifest(JSON.stringify({ ...MANIFEST, tables: undefined }))).toBeUndefined();
  expect(parseManifest("{")).toBeUndefined();
});

test("counts a begun second as lost, and none while the clock is ahead", () => {
  const at = new Date("2026-11-15T03:00:00.000Z");
  expect(secondsBetween(at, new Date("2026-11-15T03:00:00.000Z"))).toBe(0);
  expect(secondsBetween(at, new Date("2026-11-15T03:00:00.001Z"))).toBe(1);
  expect(secondsBetween(at, new Date("2026-11-15T03:01:00.000Z"))).toBe(60);
  expect(secondsBetween(at, new Date("2026-11-15T02:59:00.000Z"))).toBe(0);
});
