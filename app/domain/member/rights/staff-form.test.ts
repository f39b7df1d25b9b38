import { expect, test } from "vitest";
import { staffSchema } from "./staff-form.ts";

const memberId = "00000000-0000-4000-8000-000000000001";
const invite = { intent: "invite", email: "new@example.com", role: "ops", locale: "ko" };

function mistakeOf(form: object): string | undefined {
  const parsed = staffSchema.safeParse(form);
  return parsed.error?.issues[0]?.message;
}

test("an address is stored in lower case and without spaces", () => {
  expect(staffSchema.parse({ ...invite, email: " New@Example.COM " })).toMatchObject({
    email: "new@example.com",
  });
});

test.each([
  [{ ...invite, email: "" }, "auth.email_required"],
  [{ ...invite, email: "nobody" }, "auth.email_format"],
  [{ ...invite, email: `${"a".repeat(250)}@x.com` }, "auth.email_format"],
  [{ ...invite, role: "" }, "staff.role_required"],
  [{ ...invite, role: "member" }, "staff.role_required"],
  [{ ...invite, role: "admin" }, "staff.role_required"],
  [{ ...invite, locale: "xx" }, "common.bad_request"],
  [{ intent: "role", memberId, seen: "ops", role: "member" }, "staff.role_required"],
  [{ intent: "role", memberId: "1", seen: "ops", role: "ops" }, "common.bad_request"],
  [{ intent: "remove", memberId, seen: "ops", reason: " " }, "reservation.reason_required"],
  [{ intent: "remove", memberId, seen: "ops", reason: "x".repeat(301) }, "record.too_long"],
])("refuses %o with %s", (form, mistake) => {
  expect(mistakeOf(form)).toBe(mistake);
});

test.each(["0", "-1", "1.5", "x", "99999999999"])("refuses %s as an invitation", (id) => {
  expect(staffSchema.safeParse({ intent: "resend", id }).success).toBe(false);
  expect(staffSchema.safeParse({ intent: "revoke", id }).success).toBe(false);
});
