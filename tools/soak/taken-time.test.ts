import { expect, test } from "vitest";
import { takenTime } from "./taken-time.ts";

const stat = (user: number, idle: number, taken: number) =>
  `cpu  ${user} 0 0 ${idle} 0 0 0 ${taken} ${user} 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n`;

test("the share of the processors that the host took is measured separately each time, guests counted once", () => {
  const said = [stat(100, 100, 50), stat(120, 110, 120), stat(220, 110, 120), stat(220, 110, 120)];
  const taken = takenTime(() => said.shift() ?? "");
  expect([taken(), taken(), taken()]).toEqual([0.7, 0, 0]);
});

test("a machine that does not count stolen time reports none", () => {
  const taken = takenTime(() => "");
  expect([taken(), taken()]).toEqual([0, 0]);
});
