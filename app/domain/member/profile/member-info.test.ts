import { expect, test } from "vitest";
import { memberInfoSchema } from "./member-info.ts";
import { usableName } from "./member-name.ts";
import { nameSchema } from "./member-name-form.ts";

test.each([
  ["  김도현 ", "김도현"],
  ["Emma   Clarke", "Emma Clarke"],
  ["O'Neill-Ångström", "O'Neill-Ångström"],
  ["가".repeat(40), "가".repeat(40)],
])("%j can be a name", (text, name) => {
  expect(usableName(text)).toBe(name);
});

test.each([
  ["가".repeat(41)],
  ["김\u0000도현"],
  ["김\n도현"],
  ["\u202Eniugd"],
  ["12345"],
  ["관리자"],
  ["팜티 운영자"],
  ["A d m i n"],
  ["PALMTEE"],
])("%j cannot be a name", (text) => {
  expect(usableName(text)).toBeUndefined();
  expect(nameSchema.safeParse({ name: text }).error?.issues[0]?.message).toBe(
    "member.name_refused",
  );
});

test.each([[""], ["   "]])("%j is no name: a name is required", (text) => {
  expect(usableName(text)).toBeUndefined();
  expect(nameSchema.safeParse({ name: text }).error?.issues[0]?.message).toBe("auth.name_required");
});

const schema = memberInfoSchema("2026-11-15");

test("a number without its country is a Korean one, and any country's can be written", () => {
  const phone = (text: string) => schema.parse({ phone: text, birthday: "", gender: "" }).phone;
  expect(phone("010-1234-5678")).toBe("+821012345678");
  expect(phone("+66 81 234 5678")).toBe("+66812345678");
});

test("empty fields become null", () => {
  expect(schema.parse({ phone: "", birthday: "", gender: "" })).toEqual({
    phone: null,
    birthday: null,
    gender: null,
  });
});

test.each([
  [{ phone: "12", birthday: "", gender: "" }, "auth.phone_format"],
  [{ phone: "", birthday: "2026-02-30", gender: "" }, "auth.birthday_required"],
  [{ phone: "", birthday: "2027-01-01", gender: "" }, "auth.birthday_required"],
  [{ phone: "", birthday: "2020-01-01", gender: "" }, "auth.too_young"],
])("%j is refused with %s", (info, code) => {
  expect(schema.safeParse(info).error?.issues[0]?.message).toBe(code);
});

test("nothing else slips in with it", () => {
  const sent = { phone: "", birthday: "", gender: "male", role: "owner", emailVerifiedAt: "now" };
  expect(Object.keys(schema.parse(sent))).toEqual(["phone", "birthday", "gender"]);
});
