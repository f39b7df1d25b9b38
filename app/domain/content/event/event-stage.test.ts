import { expect, test } from "vitest";
import { eventStage } from "./event-stage.ts";

const DAYS = { startsOn: "2026-11-10", endsOn: "2026-11-20" } as const;

test.each([
  ["2026-11-09", "upcoming"],
  ["2026-11-10", "ongoing"],
  ["2026-11-20", "ongoing"],
  ["2026-11-21", "ended"],
] as const)("on %s an event from the 10th to the 20th is %s", (today, stage) => {
  expect(eventStage(DAYS, today)).toBe(stage);
});
