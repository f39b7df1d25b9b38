import { expect, test } from "vitest";
import { stillWrong } from "./still-wrong.ts";

const shown = { name: "auth.name_required", phone: "auth.phone_required" } as const;

test("a mistake that was mended goes at once, the others stay", () => {
  expect(stillWrong(shown, { phone: "auth.phone_required" })).toEqual({
    phone: "auth.phone_required",
  });
  expect(stillWrong(shown, {})).toEqual({});
});

test("a mistake that became another one says so", () => {
  const found = { ...shown, phone: "auth.phone_format" } as const;
  expect(stillWrong(shown, found)).toEqual(found);
});

test("a field that showed no mistake is not scolded while somebody writes in another", () => {
  expect(stillWrong(shown, { ...shown, birthday: "auth.birthday_required" })).toEqual(shown);
});
