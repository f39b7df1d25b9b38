import { beforeEach, expect, test, vi } from "vitest";
import { deleteDraftText, readDraftText, saveDraftText } from "./draft-text.ts";

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

test("a draft is restored for its author, and for nobody else", () => {
  expect(saveDraftText(MINE, WORDS, NOW)).toBe(true);
  expect(readDraftText(MINE, NOW)).toEqual(WORDS);
  expect(readDraftText({ post: "new", by: "other" }, NOW)).toBeUndefined();
  expect(readDraftText({ post: "new", by: undefined }, NOW)).toBeUndefined();
  expect(readDraftText({ post: "7", by: "me" }, NOW)).toBeUndefined();
});

test("a draft that was emptied, published or left for a month is gone", () => {
  saveDraftText(MINE, WORDS, NOW);
  expect(saveDraftText(MINE, { title: " ", content: "", region: "" }, NOW)).toBe(false);
  expect(items.size).toBe(0);
  saveDraftText(MINE, WORDS, NOW);
  deleteDraftText(MINE);
  expect(items.size).toBe(0);
  saveDraftText(MINE, WORDS, NOW);
  expect(readDraftText(MINE, new Date("2026-12-16T03:00:00Z"))).toBeUndefined();
  expect(items.size).toBe(0);
});

test.each(["not json", "7", '{"title":"x"}', "null"])("%s is no draft", (text) => {
  items.set("post-draft:new:me", text);
  expect(readDraftText(MINE, NOW)).toBeUndefined();
});

test("without storage the form still works", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(saveDraftText(MINE, WORDS, NOW)).toBe(false);
  expect(readDraftText(MINE, NOW)).toBeUndefined();
  deleteDraftText(MINE);
});
