import { expect, test } from "vitest";
import { stepsAhead } from "./progress.ts";
import { RESERVATION_STATUSES } from "./status.ts";

const usedOn = "2027-01-12";
const recheckedAt = null;
const names = (
  status: (typeof RESERVATION_STATUSES)[number],
  today: `${number}-${number}-${number}`,
) => stepsAhead({ status, usedOn, recheckedAt }, today).map(({ name }) => name);

test("a confirmed line is re-checked the day before, played and closed", () => {
  expect(stepsAhead({ status: "COMPLETE", usedOn, recheckedAt }, "2026-12-20")).toEqual([
    { name: "recheck", state: "now", on: "2027-01-11" },
    { name: "used", state: "next", on: "2027-01-12" },
    { name: "finished", state: "next" },
  ]);
});

test("a line waiting for the supplier is confirmed first", () => {
  expect(names("PENDING", "2026-12-20")).toEqual(["confirmed", "recheck", "used", "finished"]);
});

test("nothing is promised any more on the day itself, and a past line only has to be closed", () => {
  expect(names("COMPLETE", "2027-01-11")).toEqual(["recheck", "used", "finished"]);
  expect(names("COMPLETE", "2027-01-12")).toEqual(["used", "finished"]);
  expect(names("COMPLETE", "2027-01-13")).toEqual(["finished"]);
});

test("a re-checked line shows no further re-check", () => {
  const done = {
    status: "COMPLETE",
    usedOn,
    recheckedAt: new Date("2027-01-11T09:02:00Z"),
  } as const;
  expect(stepsAhead(done, "2027-01-11")).toEqual([
    { name: "used", state: "now", on: "2027-01-12" },
    { name: "finished", state: "next" },
  ]);
});

test("after a refund request only the refund is ahead", () => {
  expect(names("REFUND_REQUEST", "2026-12-20")).toEqual(["refund_asked", "refunded"]);
});

test("only a finished line has no step left, and only one step is current", () => {
  const left = RESERVATION_STATUSES.filter((status) => names(status, "2026-12-20").length > 0);
  expect(left).toEqual(["PENDING", "COMPLETE", "REFUND_REQUEST"]);
  for (const status of left) {
    const states = stepsAhead({ status, usedOn, recheckedAt }, "2026-12-20").map(
      ({ state }) => state,
    );
    expect(states.join(" ")).toMatch(/^now( next)*$/);
  }
});
