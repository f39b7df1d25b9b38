import { expect, test } from "vitest";
import { numberFromAbroad } from "#app/domain/company/business-data.ts";
import { emergencyContacts } from "./emergency.ts";

test.each([
  ["+66 2 000 1234", "+66 2 000 1234"],
  ["02-123-4567", "+82 2-123-4567"],
  ["010-1234-5678", "+82 10-1234-5678"],
  ["1600-0000", undefined],
  ["001-82-2-123", undefined],
  ["", undefined],
])("the number %s is dialled from abroad as %s", (phone, dialled) => {
  expect(numberFromAbroad(phone)).toBe(dialled);
});

test("a shop without a number has none abroad", () => {
  expect(numberFromAbroad(undefined)).toBeUndefined();
});

test("in Thailand one is given the shop, the venue, the tourist police, the ambulance and the consulate", () => {
  const place = { zone: "Asia/Bangkok", venuePhone: "+66 38 000 000", shopPhone: "+66 2 000 0000" };
  expect(emergencyContacts(place).map(({ who, number }) => [who, number])).toEqual([
    ["shop", "+66 2 000 0000"],
    ["venue", "+66 38 000 000"],
    ["tourist_police", "1155"],
    ["ambulance", "1669"],
    ["consulate", "+82 2 3210 0404"],
  ]);
});

test("a number that cannot be dialled there is left out, and no country is given another's police", () => {
  const place = { zone: "Asia/Ho_Chi_Minh", venuePhone: null, shopPhone: "1600-0000" };
  expect(emergencyContacts(place).map(({ who }) => who)).toEqual(["consulate"]);
});
