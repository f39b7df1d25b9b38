import { expect, test } from "vitest";
import { belongsToOthers, fileStoreOf, isOfUnusedBuild, pageStoreOf } from "./offline-stores.ts";

const STORES = [pageStoreOf("kim"), pageStoreOf("lee"), fileStoreOf("b1"), fileStoreOf("b2")];

test("a member's login deletes the copies of other members, and nothing else", () => {
  expect(STORES.filter((store) => belongsToOthers(store, "kim"))).toEqual([pageStoreOf("lee")]);
});

test("where nobody is logged in, everything is deleted", () => {
  expect(STORES.filter((store) => belongsToOthers(store, undefined))).toEqual(STORES);
});

test("files go with the last page of their build, and pages never", () => {
  const unused = (...builds: string[]) =>
    STORES.filter((store) => isOfUnusedBuild(store, new Set(builds)));
  expect(unused("b2")).toEqual([fileStoreOf("b1")]);
  expect(unused("b1", "b2")).toEqual([]);
  expect(unused()).toEqual([fileStoreOf("b1"), fileStoreOf("b2")]);
});
