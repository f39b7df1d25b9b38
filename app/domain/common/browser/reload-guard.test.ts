import { expect, test } from "vitest";
import { mayReload, RELOAD_WINDOW_MS } from "./reload-guard.ts";

test("a path is reloaded once in ten seconds", () => {
  expect(mayReload(undefined, 1_000)).toBe(true);
  expect(mayReload(1_000, 1_000 + RELOAD_WINDOW_MS - 1)).toBe(false);
  expect(mayReload(1_000, 1_000 + RELOAD_WINDOW_MS)).toBe(true);
  expect(RELOAD_WINDOW_MS).toBe(10_000);
});
