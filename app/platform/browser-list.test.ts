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

test("a visitor's words stay in this browser, newest first", async () => {
  const list = browserList("words", 3);
  for (const word of ["a", "b", "c", "a", "d"]) await list.add(word);
  expect(list.read()).toEqual(["d", "a", "c"]);
  expect(browserList("words", 3).read()).toEqual(["d", "a", "c"]);
});

test("a list is nobody's until it is said whose it is", async () => {
  const list = browserList("words", 3);
  expect(list.isSettled()).toBe(false);
  list.belongTo(undefined);
  await list.settled;
  expect(list.isSettled()).toBe(true);
});

test("a member's words go to the server and never into the browser", async () => {
  const list = browserList("words", 3);
  const owner = account(["x"]);
  list.belongTo(owner);
  expect(await list.add("y")).toBe(true);
  expect(list.read()).toEqual(["y", "x"]);
  expect(owner.add).toHaveBeenCalledWith("y");
  expect(storage.get("words")).toBeUndefined();

  list.belongTo(undefined);
  expect(list.read()).toEqual([]);
});

test("what the server does not take is taken back", async () => {
  const list = browserList("words", 3);
  list.belongTo(
    account(["x"], async () => {
      throw new Error("offline");
    }),
  );
  expect(await list.add("y")).toBe(false);
  expect(list.read()).toEqual(["x"]);
  expect(await list.remove("x")).toBe(false);
  expect(list.read()).toEqual(["x"]);
});

test("what was handed over is forgotten, what came in the meantime is not", async () => {
  const list = browserList("words", 3);
  await list.add("a");
  const handedOver = list.kept();
  await list.add("b");
  list.forget(handedOver);
  expect(list.read()).toEqual(["b"]);
});

test("clearing takes every word", async () => {
  const list = browserList("words", 3);
  await list.add("a");
  await list.add("b");
  expect(await list.clear()).toBe(true);
  expect(list.read()).toEqual([]);
});
