import { beforeEach, expect, test, vi } from "vitest";
import { dropWords, keepWords, keptWords } from "./draft-text.ts";

const NOW = new Date("2026-11-15T03:00:00Z");
const WORDS = { title: "같이 쳐요", content: "두 분", region: "pattaya" };
const MINE = { post: "new", by: "me" };
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
});

test("what was being written is found again by who wrote it, and by nobody else", () => {
  expect(keepWords(MINE, WORDS, NOW)).toBe(true);
  expect(keptWords(MINE, NOW)).toEqual(WORDS);
  expect(keptWords({ post: "new", by: "other" }, NOW)).toBeUndefined();
  expect(keptWords({ post: "new", by: undefined }, NOW)).toBeUndefined();
  expect(keptWords({ post: "7", by: "me" }, NOW)).toBeUndefined();
});

test("a draft that was emptied, published or left for a month is gone", () => {
  keepWords(MINE, WORDS, NOW);
  expect(keepWords(MINE, { title: " ", content: "", region: "" }, NOW)).toBe(false);
  expect(items.size).toBe(0);
  keepWords(MINE, WORDS, NOW);
  dropWords(MINE);
  expect(items.size).toBe(0);
  keepWords(MINE, WORDS, NOW);
  expect(keptWords(MINE, new Date("2026-12-16T03:00:00Z"))).toBeUndefined();
  expect(items.size).toBe(0);
});

test.each(["not json", "7", '{"title":"x"}', "null"])("%s is no draft", (text) => {
  items.set("post-draft:new:me", text);
  expect(keptWords(MINE, NOW)).toBeUndefined();
});

test("where storage is shut off one writes all the same", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(keepWords(MINE, WORDS, NOW)).toBe(false);
  expect(keptWords(MINE, NOW)).toBeUndefined();
  dropWords(MINE);
});
