export const ROLES = ["member", "owner", "ops", "content", "support"] as const;
export type Role = (typeof ROLES)[number];

export type StaffRole = Exclude<Role, "member">;

export function isStaff(role: Role): role is StaffRole {
  return role !== "member";
}

/** The areas of the admin pages, in the order of the menu. */
export const ADMIN_AREAS = [
  "home",
  "reservations",
  "courses",
  "hotel",
  "caddy",
  "tournament",
  "event",
  "notice",
  "recommend",
  "qna",
  "community",
  "review",
  "member",
] as const;
export type AdminArea = (typeof ADMIN_AREAS)[number];

/** Who may change what. Every staff role may read the areas of its menu. */
const MAY_CHANGE: Record<Exclude<StaffRole, "owner">, readonly AdminArea[]> = {
  ops: ["home", "reservations", "courses", "hotel", "caddy", "tournament", "qna", "member"],
  content: [
    "home",
    "courses",
    "hotel",
    "caddy",
    "tournament",
    "event",
    "notice",
    "recommend",
    "community",
    "review",
  ],
  support: ["qna", "community", "review"],
};

export function mayChange(role: Role, area: AdminArea): boolean {
  if (role === "owner") return true;
  return isStaff(role) && MAY_CHANGE[role].includes(area);
}

/** Support may read every area; other roles only those they may change. */
export function mayRead(role: Role, area: AdminArea): boolean {
  return role === "support" || mayChange(role, area);
}
