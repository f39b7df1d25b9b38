import { expect, test } from "vitest";
import { clockParts } from "./clock-text.ts";

test.each([
  ["00:05", "am", "12:05"],
  ["07:12", "am", "7:12"],
  ["12:00", "pm", "12:00"],
  ["23:59", "pm", "11:59"],
  ["05:37:00", "am", "5:37"],
] as const)("%s is %s %s", (time, half, clock) => {
  expect(clockParts(time)).toEqual({ half, clock });
});
