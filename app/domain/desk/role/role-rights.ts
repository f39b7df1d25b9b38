import { isStaff, ROLES, type Role, type StaffRole } from "./role-names.ts";

// Apart: every page of the shop asks this, and only the desk the rest.
export { isStaff, ROLES, type Role } from "./role-names.ts";

export const STAFF_ROLES = ROLES.filter(isStaff);

/** The areas of the admin pages, in the order of the menu. */
export const ADMIN_AREAS = [
  "home",
  "reservations",
  "run-sheet",
  "prices",
  "courses",
  "hotel",
  "caddy",
  "shuttle",
  "region",
  "tournament",
  "event",
  "notice",
  "help",
  "recommend",
  "banners",
  "legal",
  "qna",
  "community",
  "review",
  "member",
  "staff",
  "coupons",
  "suppliers",
  "audit",
  "settings",
  "system",
] as const;
export type AdminArea = (typeof ADMIN_AREAS)[number];

/** What is more than an area: sales are seen and benefits given, members are banned. */
type Power = "money" | "ban";

type Rights = {
  readonly changes: readonly AdminArea[];
  /** What the role's own work needs to see, and nothing more. */
  readonly reads: readonly AdminArea[];
  readonly powers: readonly Power[];
};

const RIGHTS: Record<Exclude<StaffRole, "owner">, Rights> = {
  ops: {
    changes: [
      "home",
      "reservations",
      "run-sheet",
      "prices",
      "tournament",
      "member",
      "coupons",
      "suppliers",
    ],
    reads: ["courses", "hotel", "caddy", "shuttle"],
    powers: ["money", "ban"],
  },
  content: {
    changes: [
      "home",
      "courses",
      "hotel",
      "caddy",
      "shuttle",
      "region",
      "tournament",
      "event",
      "notice",
      "help",
      "recommend",
      "banners",
      "legal",
    ],
    reads: [],
    powers: [],
  },
  support: {
    changes: ["home", "help", "qna", "community", "review", "member"],
    reads: [
      "reservations",
      "run-sheet",
      "suppliers",
      "courses",
      "hotel",
      "caddy",
      "tournament",
      "event",
      "notice",
    ],
    powers: [],
  },
};

export function mayChange(role: Role, area: AdminArea): boolean {
  if (role === "owner") return true;
  return isStaff(role) && RIGHTS[role].changes.includes(area);
}

export function mayRead(role: Role, area: AdminArea): boolean {
  if (mayChange(role, area)) return true;
  return role !== "owner" && isStaff(role) && RIGHTS[role].reads.includes(area);
}

export function maySeeSales(role: Role): boolean {
  return hasPower(role, "money");
}

/** The owner has every power. */
export function hasPower(role: Role, power: Power): boolean {
  if (role === "owner") return true;
  return isStaff(role) && RIGHTS[role].powers.includes(power);
}

/** A path in parts as the router reads it: in any case, with escaped letters, with or without a slash at its end. */
function partsOf(pathname: string): string[] {
  const plain = pathname.split("/").map((part) => unescaped(part).toLowerCase());
  return plain.filter((part, index) => index === 0 || part !== "");
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The area that a path belongs to; prices are pages below courses and hotels, an export belongs to its list. */
export function adminAreaOf(pathname: string): AdminArea | undefined {
  const [, , part, ...rest] = partsOf(pathname);
  if (part === "export") return ADMIN_AREAS.find((area) => area === rest[0]);
  if ((part === "courses" || part === "hotel") && rest.at(-1) === "price") return "prices";
  return ADMIN_AREAS.find((area) => area === (part || "home"));
}

/** Pages that create something: useless for read-only roles. */
export function isCreatePath(pathname: string): boolean {
  return /^\/admin\/(?:[a-z]+\/(?:create|add|new|import)|hotel\/[^/]+\/room)$/.test(
    partsOf(pathname).join("/"),
  );
}
