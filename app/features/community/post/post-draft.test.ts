import { beforeEach, expect, test, vi } from "vitest";
import { deleteDraft, readDraft, saveDraft } from "#app/platform/browser/use-browser-draft.ts";
import { draftKey, POST_FIELDS } from "./post-draft.ts";

const NOW = new Date("2026-11-15T03:00:00Z");
const WORDS = { title: "같이 쳐요", content: "두 분", region: "pattaya" };
const MINE = draftKey({ post: "new", by: "me" });
const read = (key: string, now = NOW) => readDraft(key, POST_FIELDS, now);
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
});

test("a draft is restored for its author only", () => {
  expect(saveDraft(MINE, WORDS, NOW)).toBe(true);
  expect(read(MINE)).toEqual(WORDS);
  expect(read(draftKey({ post: "new", by: "other" }))).toBeUndefined();
  expect(read(draftKey({ post: "new", by: undefined }))).toBeUndefined();
  expect(read(draftKey({ post: "7", by: "me" }))).toBeUndefined();
});

test("an emptied or published draft is deleted, and so is one left for a month", () => {
  saveDraft(MINE, WORDS, NOW);
  expect(saveDraft(MINE, { title: " ", content: "", region: "" }, NOW)).toBe(false);
  expect(items.size).toBe(0);
  saveDraft(MINE, WORDS, NOW);
  deleteDraft(MINE);
  expect(items.size).toBe(0);
  saveDraft(MINE, WORDS, NOW);
  expect(read(MINE, new Date("2026-12-16T03:00:00Z"))).toBeUndefined();
  expect(items.size).toBe(0);
});

test.each(["not json", "7", '{"title":"x"}', "null"])("%s is no draft", (text) => {
  items.set("post-draft:new:me", text);
  expect(read(MINE)).toBeUndefined();
});

test("without storage the form still works", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(saveDraft(MINE, WORDS, NOW)).toBe(false);
  expect(read(MINE)).toBeUndefined();
  deleteDraft(MINE);
});
