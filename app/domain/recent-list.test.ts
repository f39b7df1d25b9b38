import { expect, test } from "vitest";
import { parseRecent, withNewest, without } from "./recent-list.ts";

test("the newest stands first, once, and the oldest falls off", () => {
  expect(withNewest(["b", "a"], "a", 3)).toEqual(["a", "b"]);
  expect(withNewest(["c", "b", "a"], "d", 3)).toEqual(["d", "c", "b"]);
  expect(without(["b", "a"], "a")).toEqual(["b"]);
});

test.each([[null], ["not json"], ["{}"], ["[1,null]"], ["null"]])(
  "what somebody else left in the browser (%j) is an empty list",
  (text) => {
    expect(parseRecent(text, 10)).toEqual([]);
  },
);

test("a kept list is read back up to its length", () => {
  expect(parseRecent('["a","a","b","c"]', 2)).toEqual(["a", "b"]);
});
