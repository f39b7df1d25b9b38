import { expect, test } from "vitest";
import { ROLES } from "#app/domain/desk/role/role.ts";
import {
  mayBan,
  mayGiveRoles,
  mayResetFactor,
  memberRightsSchema,
  staffSchema,
} from "./member-rights-schema.ts";

test("only the owner gives roles", () => {
  expect(ROLES.filter(mayGiveRoles)).toEqual(["owner"]);
});

test("operations can ban customers, the owner also staff, and nobody can ban an owner", () => {
  const pairs = ROLES.flatMap((by) =>
    ROLES.filter((whom) => mayBan(by, whom)).map((whom) => `${by} ${whom}`),
  );
  expect(pairs).toEqual([
    "owner member",
    "owner ops",
    "owner content",
    "owner support",
    "ops member",
  ]);
});

test("only the owner resets a second factor, and only staff have one", () => {
  const pairs = ROLES.flatMap((by) =>
    ROLES.filter((whom) => mayResetFactor(by, whom)).map((whom) => `${by} ${whom}`),
  );
  expect(pairs).toEqual(["owner owner", "owner ops", "owner content", "owner support"]);
});

test.each([
  { intent: "factor" },
  { intent: "factor", reason: " " },
  { intent: "factor", reason: "x".repeat(301) },
  { intent: "role" },
  { intent: "role", role: "admin" },
  { intent: "role", role: "__proto__" },
  { intent: "delete" },
  {},
])("staff have no action %j", (form) => {
  expect(memberRightsSchema.safeParse(form).success).toBe(false);
});

test("unknown fields are removed", () => {
  const form = { intent: "ban", reason: " 도배 ", role: "owner", bannedAt: "2020-01-01" };
  expect(memberRightsSchema.parse(form)).toEqual({ intent: "ban", reason: "도배" });
});

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
