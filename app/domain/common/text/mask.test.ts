import { expect, test } from "vitest";
import { maskBirthday, maskName, maskPhone } from "./mask.ts";

test.each([
  ["김도현", "김*현"],
  ["이준", "이*"],
  ["남궁민수", "남**수"],
  ["Emma Clarke", "E**a C****e"],
  ["", ""],
])("the name %s is shown as %s", (name, shown) => {
  expect(maskName(name)).toBe(shown);
});

test.each([
  ["010-1234-5678", "010-****-5678"],
  ["+66 81 234 5678", "+66 8* *** 5678"],
  ["12345", "12345"],
])("the phone number %s is shown as %s", (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});

test("shows only the year of a birthday", () => {
  expect(maskBirthday("1990-05-17")).toBe("1990-**-**");
});
