import { expect, test } from "vitest";
import { blockersOf, type LaunchFacts, launchGroups, NEEDED_TEXTS } from "./launch.ts";

const NOTHING: LaunchFacts = {
  hasCompany: false,
  hasMailOrderNumber: false,
  texts: [],
  hasPayment: false,
  hasMail: false,
  hasFactor: false,
  hasRegion: false,
  hasCourse: false,
  hasPicture: false,
  hasPublished: false,
  hasPrices: false,
  hasSale: false,
  courseId: undefined,
};
const READY: LaunchFacts = {
  ...NOTHING,
  hasCompany: true,
  texts: NEEDED_TEXTS,
  hasPayment: true,
  hasMail: true,
  hasRegion: true,
  hasCourse: true,
  hasPicture: true,
  hasPublished: true,
  hasPrices: true,
  courseId: "th-siam",
};
const namesOf = (facts: LaunchFacts) => blockersOf(launchGroups(facts)).map(({ name }) => name);

test("lists everything an order needs, each with its link, for an empty shop", () => {
  expect(blockersOf(launchGroups(NOTHING)).map(({ name, to }) => [name, to])).toEqual([
    ["company", "/admin/settings/business"],
    ["text_terms", "/admin/legal/create?kind=terms"],
    ["text_personal-information", "/admin/legal/create?kind=personal-information"],
    ["text_payment", "/admin/legal/create?kind=payment"],
    ["text_age", "/admin/legal/create?kind=age"],
    ["payment", "/admin/system"],
    ["mail", "/admin/system"],
    ["region", "/admin/region/create"],
    ["course", "/admin/courses/import"],
    ["picture", "/admin/courses/create#section-pictures"],
    ["publish", "/admin/courses/create#section-publication"],
    ["prices", "/admin/courses/create"],
  ]);
});

test("nothing but the first order, the second factor and the mail-order number may wait", () => {
  expect(namesOf(READY)).toEqual([]);
  const later = launchGroups(READY).flatMap(({ items }) => items);
  expect(later.flatMap(({ name, state }) => (state === "later" ? [name] : []))).toEqual([
    "mail_order",
    "factor",
    "order",
  ]);
});

test.each([
  ["company", { hasCompany: false }],
  ["text_age", { texts: NEEDED_TEXTS.filter((kind) => kind !== "age") }],
  ["payment", { hasPayment: false }],
  ["mail", { hasMail: false }],
  ["picture", { hasPicture: false }],
  ["prices", { hasPrices: false }],
] as const)("a shop that loses only its %s is told so", (name, lost) => {
  expect(namesOf({ ...READY, ...lost })).toEqual([name]);
});
