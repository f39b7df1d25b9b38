import { beforeEach, expect, test, vi } from "vitest";
import { dropDraft, keepDraft, keptDraft } from "./draft-words.ts";

const NOW = new Date("2026-11-15T03:00:00Z");
const WORDS = { rating: "4", content: "그린이 빨랐어요", party: "" };
const MINE = "/review/write?reservation=a:me";
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
});

test("a review that was begun is found again for the same line and member only", () => {
  expect(keepDraft(MINE, WORDS, NOW)).toBe(true);
  expect(keptDraft(MINE, NOW)).toEqual(WORDS);
  expect(keptDraft("/review/write?reservation=b:me", NOW)).toBeUndefined();
  expect(keptDraft("/review/write?reservation=a:other", NOW)).toBeUndefined();
});

test("a draft that was emptied, published or left for a month is gone", () => {
  keepDraft(MINE, WORDS, NOW);
  expect(keepDraft(MINE, { rating: "", content: " ", party: "" }, NOW)).toBe(false);
  expect(items.size).toBe(0);
  keepDraft(MINE, WORDS, NOW);
  dropDraft(MINE);
  expect(keptDraft(MINE, NOW)).toBeUndefined();
  keepDraft(MINE, WORDS, NOW);
  expect(keptDraft(MINE, new Date(NOW.getTime() + 31 * 86_400_000))).toBeUndefined();
  expect(items.size).toBe(0);
});

test("what is not ours, or a browser that keeps nothing, is no draft", () => {
  for (const text of ["", "{", "[]", '{"content":1}']) {
    items.set(`review-draft:${MINE}`, text);
    expect(keptDraft(MINE, NOW)).toBeUndefined();
  }
  vi.stubGlobal("localStorage", undefined);
  expect(keepDraft(MINE, WORDS, NOW)).toBe(false);
  expect(keptDraft(MINE, NOW)).toBeUndefined();
});
