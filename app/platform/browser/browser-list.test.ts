import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { browserList, type ListOwner } from "./browser-list.ts";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => storage.set(key, text),
});

afterAll(() => vi.unstubAllGlobals());
beforeEach(() => storage.clear());

function account(words: readonly string[], answer = async () => {}): ListOwner {
  return { words, add: vi.fn(answer), remove: vi.fn(answer) };
}

test("a visitor's entries stay in this browser, newest first", async () => {
  const list = browserList("words", 3);
  for (const word of ["a", "b", "c", "a", "d"]) await list.add(word);
  expect(list.read()).toEqual(["d", "a", "c"]);
  expect(browserList("words", 3).read()).toEqual(["d", "a", "c"]);
});

test("a list is empty until its owner is known", async () => {
  const list = browserList("words", 3);
  expect(list.isReady()).toBe(false);
  list.setOwner(undefined);
  await list.ready;
  expect(list.isReady()).toBe(true);
});

test("a member's entries go to the server and never into the browser", async () => {
  const list = browserList("words", 3);
  const owner = account(["x"]);
  list.setOwner(owner);
  expect(await list.add("y")).toBe(true);
  expect(list.read()).toEqual(["y", "x"]);
  expect(owner.add).toHaveBeenCalledWith("y");
  expect(storage.get("words")).toBeUndefined();

  list.setOwner(undefined);
  expect(list.read()).toEqual([]);
});

test("a change that the server refuses is undone", async () => {
  const list = browserList("words", 3);
  list.setOwner(
    account(["x"], async () => {
      throw new Error("offline");
    }),
  );
  expect(await list.add("y")).toBe(false);
  expect(list.read()).toEqual(["x"]);
  expect(await list.remove("x")).toBe(false);
  expect(list.read()).toEqual(["x"]);
});

test("entries that were handed over are deleted, later ones are not", async () => {
  const list = browserList("words", 3);
  await list.add("a");
  const handedOver = list.stored();
  await list.add("b");
  list.deleteStored(handedOver);
  expect(list.read()).toEqual(["b"]);
});

test("a price is requested when a visitor saves an entry, and the first one stays", async () => {
  const asked = vi.fn(async (word: string) => word.length);
  const list = browserList("words", 3, asked);
  await list.add("abc");
  await vi.waitFor(() => expect(list.figure("abc")).toBe(3));
  expect(browserList("words", 3).stored()).toMatchObject([{ word: "abc", figure: 3 }]);

  asked.mockResolvedValue(9);
  await list.add("abc");
  await list.add("new");
  await vi.waitFor(() => expect(list.figure("new")).toBe(9));
  expect(list.figure("abc")).toBe(3);
});

test("an entry has no price where none is known, or where it is removed before the price arrives", async () => {
  const price = Promise.withResolvers<number | undefined>();
  const list = browserList("words", 4, async (word) => {
    if (word === "lost") throw new Error("offline");
    if (word === "after") return 1;
    return word === "late" ? price.promise : undefined;
  });
  for (const word of ["lost", "unknown", "late"]) await list.add(word);
  await list.remove("late");
  price.resolve(5);
  await list.add("after");
  await vi.waitFor(() => expect(list.figure("after")).toBe(1));
  expect(list.stored().map(({ word, figure }) => [word, figure])).toEqual([
    ["after", 1],
    ["unknown", undefined],
    ["lost", undefined],
  ]);
});

test("a member's prices come from the server, and are removed with their entries", async () => {
  const asked = vi.fn(async () => 7);
  const list = browserList("words", 3, asked);
  list.setOwner({ ...account(["x", "y"]), figures: { x: 5 } });
  expect([list.figure("x"), list.figure("y")]).toEqual([5, undefined]);
  await list.remove("x");
  await list.add("x");
  expect(list.figure("x")).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

test("clearing removes every entry", async () => {
  const list = browserList("words", 3);
  await list.add("a");
  await list.add("b");
  expect(await list.clear()).toBe(true);
  expect(list.read()).toEqual([]);
});
