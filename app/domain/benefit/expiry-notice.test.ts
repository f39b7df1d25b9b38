import { expect, test } from "vitest";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { expiryEvent, expiryNotices } from "./expiry-notice.ts";

test.each([
  [31, []],
  [30, ["points-30"]],
  [8, ["points-30"]],
  [7, ["points-7"]],
  [0, ["points-7"]],
  [-1, []],
])("for points that can be spent for %i days more, the notice is %j", (daysLeft, names) => {
  const today = "2026-11-15";
  const day = addDays(today, daysLeft);
  const due = expiryNotices(today).filter(({ from, until }) => from <= day && day <= until);
  expect(due.map(({ name }) => name)).toEqual(names);
});

test("each notice of each last day is one event", () => {
  expect(expiryEvent("points-7", "2026-12-14")).toBe("points-7:2026-12-14");
});
