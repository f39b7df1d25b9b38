import { expect, test } from "vitest";
import { ADMIN_AREAS, mayChange, mayRead, ROLES } from "./role.ts";

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

test("support reads everywhere and changes only questions, posts and reviews", () => {
  expect(ADMIN_AREAS.every((area) => mayRead("support", area))).toBe(true);
  expect(ADMIN_AREAS.filter((area) => mayChange("support", area))).toEqual([
    "qna",
    "community",
    "review",
  ]);
});

test("operations change money, content changes texts", () => {
  expect(mayChange("ops", "reservations")).toBe(true);
  expect(mayRead("content", "reservations")).toBe(false);
  expect(mayChange("content", "notice")).toBe(true);
  expect(mayRead("ops", "notice")).toBe(false);
});

test("a role that may write may read", () => {
  for (const role of ROLES) {
    expect(ADMIN_AREAS.filter((area) => mayChange(role, area) && !mayRead(role, area))).toEqual([]);
  }
});
