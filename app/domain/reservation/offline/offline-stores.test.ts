import { expect, test } from "vitest";
import { filesOf, isOfOtherBuild, isOthers, pagesOf } from "./offline-stores.ts";

const STORES = [pagesOf("kim"), pagesOf("lee"), filesOf("b1"), filesOf("b2")];

test("a member's login throws away what was kept of others, and nothing else", () => {
  expect(STORES.filter((store) => isOthers(store, "kim"))).toEqual([pagesOf("lee")]);
});

test("where nobody is logged in, nothing stays", () => {
  expect(STORES.filter((store) => isOthers(store, undefined))).toEqual(STORES);
});

test("a new build throws away the files of the others, and no pages", () => {
  expect(STORES.filter((store) => isOfOtherBuild(store, "b2"))).toEqual([filesOf("b1")]);
});
