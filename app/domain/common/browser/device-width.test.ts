import { expect, test } from "vitest";
import { DEVICE_REFRESH_MS, deviceOf } from "./device-width.ts";

test.each([
  [390, "phone"],
  [839, "phone"],
  [840, "tablet"],
  [1079, "tablet"],
  [1080, "desktop"],
] as const)("a window %i wide is a %s", (width, device) => {
  expect(deviceOf(width)).toBe(device);
});

test("the device is looked at again fifty milliseconds after a resize", () => {
  expect(DEVICE_REFRESH_MS).toBe(50);
});
