import { expect, test } from "vitest";
import {
  addressesIn,
  fileStoreOf,
  isOfLine,
  isOfUnusedBuild,
  lineOf,
  linesIn,
  pageStoreOf,
} from "./offline-stores.ts";
import { belongsToOthers } from "./store-owner.ts";

const ROUND = "f08f582e-5e11-40b8-8150-98b5ca9e8e12";
const STAY = "0c8f582e-5e11-40b8-8150-98b5ca9e8e13";
const LIST = "/en/reservation";
const VOUCHER = `/reservation/${ROUND}/voucher`;
const KIMS = [pageStoreOf("kim", LIST), pageStoreOf("kim", VOUCHER)];
const LEES = [pageStoreOf("lee", LIST), pageStoreOf("lee", `/reservation/${STAY}`)];
const STORES = [...KIMS, ...LEES, fileStoreOf("b1"), fileStoreOf("b2")];

test("a member's login deletes the copies of other members, and nothing else", () => {
  expect(STORES.filter((store) => belongsToOthers(store, "kim"))).toEqual(LEES);
});

test("where nobody is logged in, everything is deleted", () => {
  expect(STORES.filter((store) => belongsToOthers(store, undefined))).toEqual(STORES);
});

test("all pages of a line are in one store, in every language, and no page of another line", () => {
  expect(pageStoreOf("kim", `/en/reservation/${ROUND}`)).toBe(pageStoreOf("kim", VOUCHER));
  expect(STORES.filter((store) => isOfLine(store, ROUND))).toEqual([KIMS[1]]);
  expect(STORES.filter((store) => isOfLine(store, undefined))).toEqual([KIMS[0], LEES[0]]);
});

test("a store's name says what it can hold", () => {
  expect(addressesIn(pageStoreOf("kim", LIST))).toEqual(["/reservation", LIST]);
  expect(addressesIn(pageStoreOf("kim", VOUCHER))).toEqual([
    `/reservation/${ROUND}`,
    VOUCHER,
    `/en/reservation/${ROUND}`,
    `/en${VOUCHER}`,
  ]);
});

test("a line is known by its address, and a list by those that it leads to", () => {
  expect([lineOf(VOUCHER), lineOf(LIST), lineOf("/reservation/1")]).toEqual([
    ROUND,
    undefined,
    undefined,
  ]);
  const list = `<a href="/en/reservation/${ROUND}"></a><a href="/en/reservation/${STAY}/voucher"></a>`;
  expect([...linesIn(list + list)]).toEqual([ROUND, STAY]);
});

test("files go with the last page of their build, and pages never", () => {
  const unused = (...builds: string[]) =>
    STORES.filter((store) => isOfUnusedBuild(store, new Set(builds)));
  expect(unused("b2")).toEqual([fileStoreOf("b1")]);
  expect(unused("b1", "b2")).toEqual([]);
  expect(unused()).toEqual([fileStoreOf("b1"), fileStoreOf("b2")]);
});
