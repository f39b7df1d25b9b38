import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { billOfRows, billRow } from "#app/domain/pricing/bill.ts";
import { RESERVATION_STATUSES } from "#app/domain/reservation/status/status.ts";
import { type ChangeableLine, leadsToChange, whyUnchangeable } from "./changeable.ts";

const FEES = { green: won(0), cart: won(0), caddy: won(0), van: won(0) };
const round = {
  kind: "golf",
  courseId: "old",
  date: "2027-01-12",
  time: "07:12",
  players: 4,
  fees: FEES,
  cars: 0,
  callvan: "none",
} as const;
const line: ChangeableLine = {
  kind: "golf",
  status: "COMPLETE",
  usedOn: "2027-01-12",
  zone: "Asia/Bangkok",
  choice: round,
  bill: billOfRows([billRow("green", 4, won(100_000))]),
  parentLine: null,
  refunded: 0,
  partners: "none",
};
const NOW = new Date("2026-11-15T00:00:00Z");

test("only a cancellable line can be changed", () => {
  const open = RESERVATION_STATUSES.filter((status) => !whyUnchangeable({ ...line, status }, NOW));
  expect(open).toEqual(["PENDING", "COMPLETE"]);
});

test("the last minute of its day at the venue is in time, the next one is too late", () => {
  expect(whyUnchangeable(line, new Date("2027-01-12T16:59:59Z"))).toBeUndefined();
  expect(whyUnchangeable(line, new Date("2027-01-12T17:00:00Z"))).toBe("reservation.change_over");
});

test.each([
  ["a seat in somebody else's round", { choice: { ...round, join: 3 } }],
  ["a price that was agreed by telephone", { bill: billOfRows([billRow("override", 1, won(-1))]) }],
  ["a line without a bill", { bill: null }],
  ["what comes along with its round", { parentLine: "round" }],
  ["a line that was partly refunded", { refunded: 1 }],
  ["a round with partners", { partners: "joined" }],
  ["the van of a round", { kind: "callvan" }],
  ["a caddie", { kind: "caddy" }],
  ["an entry", { kind: "tournament" }],
] as const)("staff change %s", (_, more) => {
  expect(whyUnchangeable({ ...line, ...more }, NOW)).toBe("reservation.change_by_staff");
});

test("a post that looks for partners is taken down first", () => {
  expect(whyUnchangeable({ ...line, partners: "open" }, NOW)).toBe("reservation.change_partners");
});

test("an owner is led to changing a round, a stay or a ride of their own, until its day", () => {
  const round = { kind: "golf", choiceKind: "golf", status: "COMPLETE" } as const;
  const led = (line: object, usedOn: "2027-01-12" | "2027-01-11" = "2027-01-12") =>
    leadsToChange({ ...round, usedOn, ...line }, "2027-01-12");
  expect([
    led({}),
    led({ kind: "hotel", choiceKind: "hotel" }),
    led({ status: "PENDING" }),
  ]).toEqual([true, true, true]);
  expect(led({}, "2027-01-11")).toBe(false);
  expect(led({ kind: "callvan" })).toBe(false);
  expect(led({ choiceKind: null })).toBe(false);
  expect(led({ kind: "caddy", choiceKind: "caddy" })).toBe(false);
  expect(led({ status: "CANCELLED" })).toBe(false);
  expect(led({ status: "REFUND_REQUEST" })).toBe(false);
});
