import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { rememberIntent, takeIntent } from "./pending-intent.ts";

const NOW = new Date("2026-11-15T00:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const INTENT = { path: "/course/th-x", kind: "cart", payload: { players: 4 } };

afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
});

test("an intent is taken once, within ten minutes", () => {
  rememberIntent(INTENT, NOW);
  expect(takeIntent(INTENT.path, "cart", later(9))).toEqual(INTENT);
  expect(takeIntent(INTENT.path, "cart", later(9))).toBeUndefined();
});

test("after ten minutes it is deleted", () => {
  rememberIntent(INTENT, NOW);
  expect(takeIntent(INTENT.path, "cart", later(11))).toBeUndefined();
});

test("another page or another kind leaves it where it is", () => {
  rememberIntent(INTENT, NOW);
  expect(takeIntent("/course/th-y", "cart", NOW)).toBeUndefined();
  expect(takeIntent(INTENT.path, "post", NOW)).toBeUndefined();
  expect(takeIntent(INTENT.path, "cart", NOW)).toEqual(INTENT);
});

test.each(["not json", '{"path":1}', "null"])("an invalid intent (%s) is ignored", (text) => {
  sessionStorage.setItem("pending-intent", text);
  expect(takeIntent(INTENT.path, "cart", NOW)).toBeUndefined();
});

test("works without browser storage", () => {
  vi.stubGlobal("sessionStorage", undefined);
  rememberIntent(INTENT, NOW);
  expect(takeIntent(INTENT.path, "cart", NOW)).toBeUndefined();
});
