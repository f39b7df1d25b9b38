import { expect, test } from "vitest";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { assetPathsIn, isDoubtful, linesToSave, type OfflineCandidate } from "./offline-lines.ts";

const TODAY = "2026-11-15";

function line(id: string, more: Partial<OfflineCandidate> = {}): OfflineCandidate {
  return { id, orderId: "trip", status: "COMPLETE", usedOn: "2027-01-12", ...more };
}

test("the confirmed lines of the next trip are saved, the nearest first", () => {
  const lines = [
    line("round", { usedOn: "2027-01-13" }),
    line("van"),
    line("hotel", { status: "PENDING" }),
    line("gone", { status: "CANCELLED" }),
    line("another trip", { orderId: "later", usedOn: "2027-03-01" }),
  ];
  expect(linesToSave(lines, TODAY)).toEqual([
    { id: "van", until: "2027-01-19" },
    { id: "round", until: "2027-01-20" },
  ]);
});

test("a voucher is saved until a week after its last day", () => {
  const stay = line("stay", { usedOn: "2026-11-01", endsOn: "2026-11-08" });
  expect(linesToSave([stay], TODAY)).toEqual([{ id: "stay", until: TODAY }]);
  expect(linesToSave([stay], addDays(TODAY, 1))).toEqual([]);
});

test("at most twenty are saved", () => {
  const lines = Array.from({ length: 25 }, (_, index) => line(`${index}`));
  expect(linesToSave(lines, TODAY)).toHaveLength(20);
});

test("the files that a page and its style sheets name are found once each", () => {
  const page =
    '<link href="/assets/root-CPaM.css"><script>import "/assets/entry.client-q7.js"; import("/assets/entry.client-q7.js")</script><img src="/pictures/a.avif">';
  expect(assetPathsIn(page)).toEqual(["/assets/root-CPaM.css", "/assets/entry.client-q7.js"]);
  expect(assetPathsIn("src:url(/assets/thai-400-BE.woff2)format('woff2')")).toEqual([
    "/assets/thai-400-BE.woff2",
  ]);
  expect(assetPathsIn("nothing")).toEqual([]);
});

const ID = "f08f582e-5e11-40b8-8150-98b5ca9e8e12";
const VOUCHER = { address: `/en/reservation/${ID}/voucher`, until: "2027-01-19" };

test("a saved voucher whose line is as it was, or of which nothing is known, is not doubted", () => {
  expect(isDoubtful(VOUCHER, [line(ID)], new Set())).toBe(false);
  expect(isDoubtful(VOUCHER, [line("another")], new Set([ID]))).toBe(false);
  expect(isDoubtful(VOUCHER, [line("another")], undefined)).toBe(false);
});

test("a saved voucher is outdated once its line has another day or left the list", () => {
  const listed = new Set([ID]);
  expect(isDoubtful(VOUCHER, [line(ID, { usedOn: "2027-01-13" })], listed)).toBe(true);
  expect(isDoubtful(VOUCHER, [line(ID, { endsOn: "2027-01-14" })], listed)).toBe(true);
  expect(isDoubtful(VOUCHER, [line("another")], new Set(["another"]))).toBe(true);
});

test("the saved list is never doubted: it is fetched again each time", () => {
  const list = { address: "/reservation", until: undefined };
  expect(isDoubtful(list, [line(ID)], new Set())).toBe(false);
});
