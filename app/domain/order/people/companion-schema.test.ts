import { expect, test } from "vitest";
import { companionSchema } from "./companion-schema.ts";

const NAME = { firstName: "mina", lastName: "lee" };

test("a name is enough, and is written as in the passport", () => {
  expect(companionSchema.parse({ ...NAME, handicap: "", birthday: "", gender: "" })).toEqual({
    firstName: "MINA",
    lastName: "LEE",
    gender: null,
    birthday: null,
    handicap: null,
  });
});

test.each([
  ["18", 18],
  ["12,5", 12.5],
  [" -2.1 ", -2.1],
  ["54", 54],
] as const)("a handicap of %j is %d", (handicap, value) => {
  expect(companionSchema.parse({ ...NAME, handicap }).handicap).toBe(value);
});

test.each([
  [{ ...NAME, handicap: "55" }, "traveller.handicap_format"],
  [{ ...NAME, handicap: "scratch" }, "traveller.handicap_format"],
  [{ ...NAME, handicap: "1".repeat(11) }, "traveller.handicap_format"],
  [{ ...NAME, firstName: "민아" }, "booker.name_latin"],
  [{ ...NAME, lastName: " " }, "traveller.last_name_required"],
  [{ ...NAME, birthday: "2026-02-30" }, "traveller.birthday_format"],
] as const)("%j is refused with %s", (form, code) => {
  expect(companionSchema.safeParse(form).error?.issues[0]?.message).toBe(code);
});
