export const ROLES = ["member", "owner", "ops", "content", "support"] as const;
export type Role = (typeof ROLES)[number];

export type StaffRole = Exclude<Role, "member">;

export function isStaff(role: Role): role is StaffRole {
  return role !== "member";
}
