import { expect, test } from "vitest";
import { stepsAhead } from "./progress.ts";
import { RESERVATION_STATUSES } from "./status.ts";

const usedOn = "2027-01-12";
const names = (
  status: (typeof RESERVATION_STATUSES)[number],
  today: `${number}-${number}-${number}`,
) => stepsAhead({ status, usedOn }, today).map(({ name }) => name);

test("what is confirmed is reminded of the day before, played and closed", () => {
  expect(stepsAhead({ status: "COMPLETE", usedOn }, "2026-12-20")).toEqual([
    { name: "reminder", state: "now", on: "2027-01-11" },
    { name: "used", state: "next", on: "2027-01-12" },
    { name: "finished", state: "next" },
  ]);
});

test("what waits for the supplier is confirmed first", () => {
  expect(names("PENDING", "2026-12-20")).toEqual(["confirmed", "reminder", "used", "finished"]);
});

test("nobody is reminded on the day itself, and what is over only has to be closed", () => {
  expect(names("COMPLETE", "2027-01-11")).toEqual(["reminder", "used", "finished"]);
  expect(names("COMPLETE", "2027-01-12")).toEqual(["used", "finished"]);
  expect(names("COMPLETE", "2027-01-13")).toEqual(["finished"]);
});

test("a refund that was asked for is all that is ahead", () => {
  expect(names("REFUND_REQUEST", "2026-12-20")).toEqual(["refund_asked", "refunded"]);
});

test("only what is finished has no step left, and only one step is going on", () => {
  const left = RESERVATION_STATUSES.filter((status) => names(status, "2026-12-20").length > 0);
  expect(left).toEqual(["PENDING", "COMPLETE", "REFUND_REQUEST"]);
  for (const status of left) {
    const states = stepsAhead({ status, usedOn }, "2026-12-20").map(({ state }) => state);
    expect(states.join(" ")).toMatch(/^now( next)*$/);
  }
});
