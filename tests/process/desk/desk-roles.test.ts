import { expect, test } from "vitest";
import {
  adminAreaOf,
  isCreatePath,
  isStaff,
  mayChange,
  mayRead,
  type Role,
} from "#app/domain/desk/role/role-rights.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { deskPaths } from "#tests/process/support/desk-paths.ts";
import { SPEC_PATHS } from "#tests/support/browser/spec-paths.ts";
import { STAFF, signedIn, type Visitor } from "#tests/support/server/visitor.ts";

const ROLES = ["member", "owner", "ops", "content", "support"] as const;
const { demo, ...staff } = await signedIn(sharedShop().url, "demo", ...STAFF);
const people: Record<Role, Visitor> = { member: demo, ...staff };
const DESK = deskPaths();
const PAGES = DESK.filter(({ isPage }) => isPage).map(({ path }) => path);
const OTHERS = DESK.filter(({ isPage }) => !isPage).map(({ path }) => path);

/** The address of a page's data request. */
const dataOf = (path: string) => (path === "/admin" ? "/admin.data" : `${path}.data`);

test.concurrent.each(ROLES)(
  "each page of the desk opens to %s where the role may read, and is not found elsewhere",
  async (role) => {
    const who = people[role];
    for (const path of PAGES) {
      const area = adminAreaOf(path);
      const may = isCreatePath(path) ? mayChange : mayRead;
      const mayOpen = area !== undefined && isStaff(role) && may(role, area);
      const expected = mayOpen ? 200 : 404;
      const page = await who.get(path);
      const data = await who.get(dataOf(path));
      expect([path, page.status, data.status]).toEqual([path, expected, expected]);
    }
  },
);

test("the walk passes every path of the specification", () => {
  const spec = SPEC_PATHS.filter(({ access }) => access === "staff").map(({ example }) => example);
  expect(spec.filter((path) => !PAGES.includes(path))).toEqual([]);
});

test.concurrent.each(ROLES)(
  "files and forms without a page are not found by %s where the role may not read",
  async (role) => {
    const who = people[role];
    for (const path of OTHERS) {
      const area = adminAreaOf(path);
      const mayOpen = area !== undefined && isStaff(role) && mayRead(role, area);
      const { status } = await who.get(path);
      expect([path, status === 404, status < 500]).toEqual([path, !mayOpen, true]);
    }
  },
);

test.concurrent.each(ROLES)(
  "a form of the desk sent by %s is not found where the role may not change anything",
  async (role) => {
    const who = people[role];
    for (const { path } of DESK) {
      const area = adminAreaOf(path);
      if (area && mayChange(role, area)) continue;
      const page = await who.post(path);
      const data = await who.post(dataOf(path));
      expect([path, page.status, data.status]).toEqual([path, 404, 404]);
    }
  },
);
