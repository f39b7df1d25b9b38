import { expect, test } from "vitest";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type ApplyState, applyState } from "./apply-state.ts";

const tournament = { applyUntil: "2026-12-01", playsOn: "2026-12-10" } as const;

test.each<{ today: LocalDate; state: ApplyState }>([
  { today: "2026-11-30", state: "open" },
  { today: "2026-12-01", state: "last_day" },
  { today: "2026-12-02", state: "closed" },
  { today: "2026-12-10", state: "closed" },
  { today: "2026-12-11", state: "played" },
])("on $today entering is $state", ({ today, state }) => {
  expect(applyState(tournament, today)).toBe(state);
});
