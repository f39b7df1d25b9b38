import { expect, test } from "vitest";
import { stillWrong } from "./use-checked.ts";

const shown = { name: "auth.name_required", phone: "auth.phone_required" } as const;

test("a corrected mistake disappears immediately, the others stay", () => {
  expect(stillWrong(shown, { phone: "auth.phone_required" })).toEqual({
    phone: "auth.phone_required",
  });
  expect(stillWrong(shown, {})).toEqual({});
});

test("a mistake that became another one shows the new error", () => {
  const found = { ...shown, phone: "auth.phone_format" } as const;
  expect(stillWrong(shown, found)).toEqual(found);
});

test("a field without a shown mistake gets none while another is edited", () => {
  expect(stillWrong(shown, { ...shown, birthday: "auth.birthday_required" })).toEqual(shown);
});
