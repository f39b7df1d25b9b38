import { expect, test } from "vitest";
import { fieldErrors } from "#app/platform/http/form.ts";
import { signUpSchema } from "./sign-up-schema.ts";

const FORM = {
  loginId: "birdie_lover",
  password: "새벽 첫 티오프",
  name: "한가람",
  email: "Garam@Example.com ",
  emailCode: "012345",
  phoneCountry: "KR",
  phone: "010-1234-5678",
  birthday: "1980-04-02",
  gender: "female",
  agree: ["terms", "personal-information", "age"],
};

function mistakes(change: Record<string, unknown>): Record<string, string> {
  const { error } = signUpSchema.safeParse({ ...FORM, ...change });
  return error ? fieldErrors(error) : {};
}

test("a complete form is accepted, with the address in lower case and without advertising", () => {
  expect(signUpSchema.parse(FORM)).toMatchObject({
    email: "garam@example.com",
    agree: ["terms", "personal-information", "age"],
  });
});

test("unknown fields are removed", () => {
  const sent = { ...FORM, role: "owner", isAdmin: true, emailVerifiedAt: "2026-01-01" };
  expect(Object.keys(signUpSchema.parse(sent)).sort()).toEqual(Object.keys(FORM).sort());
});

test.each([
  [{ loginId: "" }, { loginId: "auth.id_required" }],
  [{ loginId: "a b c d" }, { loginId: "auth.id_format" }],
  [{ loginId: "abc" }, { loginId: "auth.id_format" }],
  [{ loginId: "1birdie" }, { loginId: "auth.id_format" }],
  [{ loginId: "한가람이야" }, { loginId: "auth.id_format" }],
  [{ password: "short" }, { password: "auth.password_short" }],
  [{ password: "Birdie_Lover" }, { password: "auth.password_is_id" }],
  [{ name: "  " }, { name: "auth.name_required" }],
  [{ email: "garam" }, { email: "auth.email_format" }],
  [{ emailCode: "" }, { emailCode: "auth.email_unproved" }],
  [{ emailCode: "12a456" }, { emailCode: "auth.code_wrong" }],
  [{ phone: "" }, { phone: "auth.phone_required" }],
  [{ birthday: "2026-02-30" }, { birthday: "auth.birthday_required" }],
  [{ agree: "terms" }, { agree: "auth.consent_required" }],
  [{ agree: ["terms", "personal-information", "marketing"] }, { agree: "auth.too_young" }],
])("%o is refused as %o", (change, refused) => {
  expect(mistakes(change)).toEqual(refused);
});

test.each([
  ["email", "auth.email_required"],
  ["agree", "auth.consent_required"],
])("a form without %s is refused with %s", (field, code) => {
  expect(mistakes({ [field]: undefined })).toEqual({ [field]: code });
});

test("a missing or unknown gender is none", () => {
  expect(signUpSchema.parse({ ...FORM, gender: "" }).gender).toBeNull();
  expect(signUpSchema.parse({ ...FORM, gender: undefined }).gender).toBeNull();
});
