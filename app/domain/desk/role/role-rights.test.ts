import { expect, test } from "vitest";
import {
  ADMIN_AREAS,
  adminAreaOf,
  mayChange,
  mayRead,
  maySeeSales,
  ROLES,
  type Role,
} from "./role-rights.ts";

test("a member neither reads nor changes anything in the admin pages", () => {
  expect(
    ADMIN_AREAS.filter((area) => mayRead("member", area) || mayChange("member", area)),
  ).toEqual([]);
});

test("the owner may do everything", () => {
  expect(ADMIN_AREAS.every((area) => mayRead("owner", area) && mayChange("owner", area))).toBe(
    true,
  );
});

const changedBy = (role: Role) => ADMIN_AREAS.filter((area) => mayChange(role, area));
const onlyReadBy = (role: Role) =>
  ADMIN_AREAS.filter((area) => mayRead(role, area) && !mayChange(role, area));

test("operations change reservations, prices and members, and see the products they confirm", () => {
  expect(changedBy("ops")).toEqual([
    "home",
    "reservations",
    "run-sheet",
    "prices",
    "tournament",
    "member",
    "coupons",
    "suppliers",
  ]);
  expect(onlyReadBy("ops")).toEqual(["courses", "hotel", "caddy", "shuttle"]);
});

test("content changes the catalogue and published texts, and sees nothing else", () => {
  expect(changedBy("content")).toEqual([
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
  ]);
  expect(onlyReadBy("content")).toEqual([]);
});

test("support answers questions, moderates and looks members up, and sees the products asked about", () => {
  expect(changedBy("support")).toEqual(["home", "help", "qna", "community", "review", "member"]);
  expect(onlyReadBy("support")).toEqual([
    "reservations",
    "run-sheet",
    "courses",
    "hotel",
    "caddy",
    "tournament",
    "event",
    "notice",
    "suppliers",
  ]);
});

test("the record of changes and the staff are the owner's alone", () => {
  expect(ROLES.filter((role) => mayRead(role, "audit"))).toEqual(["owner"]);
  expect(ROLES.filter((role) => mayRead(role, "staff"))).toEqual(["owner"]);
});

test("a path belongs to the area it names, and prices are an area of their own", () => {
  expect(adminAreaOf("/admin")).toBe("home");
  expect(adminAreaOf("/admin/courses/siam-old")).toBe("courses");
  expect(adminAreaOf("/admin/courses/siam-old/price")).toBe("prices");
  expect(adminAreaOf("/admin/hotel/room/1/price")).toBe("prices");
  expect(adminAreaOf("/admin/notice/price")).toBe("notice");
  // The router takes these for the same page.
  for (const spelling of ["PRICE", "price/", "pric%65", "Price//"]) {
    expect(adminAreaOf(`/admin/Courses/siam-old/${spelling}`), spelling).toBe("prices");
  }
  expect(adminAreaOf("/admin/")).toBe("home");
  expect(adminAreaOf("/admin/%E0%A4%A")).toBeUndefined();
  expect(adminAreaOf("/admin/export/audit")).toBe("audit");
  expect(adminAreaOf("/admin/export/nothing")).toBeUndefined();
  expect(adminAreaOf("/admin/__proto__")).toBeUndefined();
});

test("a role that may write may read", () => {
  for (const role of ROLES) {
    expect(ADMIN_AREAS.filter((area) => mayChange(role, area) && !mayRead(role, area))).toEqual([]);
  }
});

test("sales are seen by owner and operations alone", () => {
  expect(ROLES.filter(maySeeSales)).toEqual(["owner", "ops"].toSorted(inOrderOfRoles));
});

function inOrderOfRoles(a: string, b: string): number {
  const order: readonly string[] = ROLES;
  return order.indexOf(a) - order.indexOf(b);
}
