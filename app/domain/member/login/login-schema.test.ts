import { expect, test } from "vitest";
import { loginSchema } from "./login-schema.ts";

function mistakes(values: Record<string, unknown>) {
  const checked = loginSchema.safeParse(values);
  return checked.success ? [] : checked.error.issues.map(({ message }) => message);
}

test("an ID and a password are both required", () => {
  expect(mistakes({})).toEqual(["auth.id_required", "auth.password_required"]);
  expect(mistakes({ loginId: "  ", password: "" })).toEqual([
    "auth.id_required",
    "auth.password_required",
  ]);
});

test("spaces around an ID are dropped, spaces in a password are not", () => {
  expect(loginSchema.parse({ loginId: " demo ", password: " a b " })).toEqual({
    loginId: "demo",
    password: " a b ",
  });
});

test("an ID sent twice, too long or with unprintable characters is refused", () => {
  expect(mistakes({ loginId: ["a", "b"], password: "x" })).toEqual(["auth.id_required"]);
  expect(mistakes({ loginId: "a".repeat(101), password: "x" })).toEqual(["common.bad_request"]);
  expect(mistakes({ loginId: "a\u0000b", password: "x" })).toEqual(["common.bad_request"]);
});
