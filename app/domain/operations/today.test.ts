import { expect, test } from "vitest";
import { won } from "../common/money.ts";
import {
  growth,
  inOrderOfDeadline,
  isLowStock,
  meterOf,
  salesByDay,
  type Todo,
  todoScope,
  todosOf,
  weekOf,
} from "./today.ts";

const now = new Date("2026-11-16T02:12:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("the meter counts tasks that are late, due within the hour, and in time", () => {
  expect(meterOf([after(-24), after(0), after(60), after(61)], now)).toEqual({
    late: 2,
    soon: 1,
    calm: 1,
  });
  expect(meterOf([], now)).toEqual({ late: 0, soon: 0, calm: 0 });
});

test("sorts by deadline, and a waiting customer before a re-check", () => {
  const todo = (kind: Todo["kind"], id: number, minutes: number): Todo => ({
    kind,
    id,
    by: after(minutes),
    title: "",
    detail: "",
    assignee: null,
  });
  const all = [todo("recheck", 1, 5), todo("question", 2, 5), todo("confirm", 3, -6)];
  expect(inOrderOfDeadline(all).map(({ id }) => id)).toEqual([3, 2, 1]);
});

test("filters tasks by all, mine or unassigned, and treats an unknown value as all", () => {
  const task = (id: number, staffId?: string): Todo => ({
    kind: "confirm",
    id,
    by: now,
    title: "",
    detail: "",
    assignee: staffId ? { id: staffId, name: staffId } : null,
  });
  const all = [task(1, "me"), task(2, "you"), task(3)];
  const ids = (search: string) =>
    todosOf(all, todoScope(new URLSearchParams(search)), "me").map(({ id }) => id);
  expect([ids(""), ids("whose=mine"), ids("whose=none"), ids("whose=x")]).toEqual([
    [1, 2, 3],
    [1],
    [3],
    [1, 2, 3],
  ]);
});

test("shows days without sales, and each day next to its weekday's average", () => {
  const sales = [
    { day: "2026-11-16", sum: won(300) },
    { day: "2026-11-09", sum: won(100) },
    { day: "2026-10-19", sum: won(300) },
    { day: "2026-10-12", sum: won(999) },
  ] as const;
  expect(salesByDay(sales, { last: "2026-11-16", days: 2 })).toEqual([
    { day: "2026-11-15", sum: 0, usual: 0 },
    { day: "2026-11-16", sum: 300, usual: 100 },
  ]);
});

test.each([
  { day: "2026-11-16", monday: "2026-11-16" },
  { day: "2026-11-22", monday: "2026-11-16" },
  { day: "2027-01-01", monday: "2026-12-28" },
] as const)("the week of $day begins on $monday", ({ day, monday }) => {
  expect(weekOf(day)).toBe(monday);
});

test("growth is a percentage with one decimal, and none without earlier sales", () => {
  expect(growth(1094, 1000)).toBe(9.4);
  expect(growth(0, 50)).toBe(-100);
  expect(growth(5, 0)).toBeNull();
});

test("a tenth of the places, or the last one, is low stock", () => {
  expect(isLowStock({ left: 4, total: 48 })).toBe(true);
  expect(isLowStock({ left: 5, total: 48 })).toBe(false);
  expect(isLowStock({ left: 1, total: 3 })).toBe(true);
  expect(isLowStock({ left: 0, total: 0 })).toBe(false);
});
