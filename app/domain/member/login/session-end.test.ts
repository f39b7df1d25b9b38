import { expect, test } from "vitest";
import { isAlive } from "./session-end.ts";
import { isFreshProof } from "./session-times.ts";

const NOW = new Date("2026-11-15T03:00:00Z");
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

test.each([
  { who: "a member", role: "member", stay: false, idle: 23, age: 167, alive: true },
  { who: "a member idle for a day", role: "member", stay: false, idle: 24, age: 30, alive: false },
  { who: "a member after a week", role: "member", stay: false, idle: 1, age: 168, alive: false },
  { who: "a member who stays", role: "member", stay: true, idle: 335, age: 1400, alive: true },
  { who: "who stays, idle 14 days", role: "member", stay: true, idle: 336, age: 400, alive: false },
  { who: "who stays, after 60 days", role: "member", stay: true, idle: 1, age: 1440, alive: false },
  { who: "staff at work", role: "ops", stay: true, idle: 7, age: 23, alive: true },
  { who: "staff idle for 8 hours", role: "ops", stay: true, idle: 8, age: 9, alive: false },
  { who: "staff after a day", role: "owner", stay: true, idle: 1, age: 24, alive: false },
] as const)("the session of $who: alive is $alive", ({ role, stay, idle, age, alive }) => {
  expect(isAlive({ role, stay, seenAt: ago(idle), createdAt: ago(age) }, NOW)).toBe(alive);
});

test("a repeated login is fresh for exactly ten minutes, and a missing one never is", () => {
  const before = (ms: number) => new Date(NOW.getTime() - ms);
  expect(isFreshProof(before(10 * 60_000 - 1), NOW)).toBe(true);
  expect(isFreshProof(before(10 * 60_000), NOW)).toBe(false);
  expect(isFreshProof(null, NOW)).toBe(false);
});
