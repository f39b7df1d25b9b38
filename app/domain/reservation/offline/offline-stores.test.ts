import { expect, test } from "vitest";
import { belongsToOthers, fileStoreOf, isOfOtherBuild, pageStoreOf } from "./offline-stores.ts";

const STORES = [pageStoreOf("kim"), pageStoreOf("lee"), fileStoreOf("b1"), fileStoreOf("b2")];

test("a member's login deletes the copies of other members, and nothing else", () => {
  expect(STORES.filter((store) => belongsToOthers(store, "kim"))).toEqual([pageStoreOf("lee")]);
});

test("where nobody is logged in, everything is deleted", () => {
  expect(STORES.filter((store) => belongsToOthers(store, undefined))).toEqual(STORES);
});

test("a new build deletes the files of older builds, and no pages", () => {
  expect(STORES.filter((store) => isOfOtherBuild(store, "b2"))).toEqual([fileStoreOf("b1")]);
});
