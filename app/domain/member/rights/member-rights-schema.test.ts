import { expect, test } from "vitest";
import { ROLES } from "#app/domain/desk/role/role-rights.ts";
import {
  mayBan,
  mayGiveRoles,
  mayResetFactor,
  memberRightsSchema,
} from "./member-rights-schema.ts";

test("only the owner gives roles", () => {
  expect(ROLES.filter(mayGiveRoles)).toEqual(["owner"]);
});

test("operations can ban customers, the owner also staff, and an owner cannot be banned", () => {
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
