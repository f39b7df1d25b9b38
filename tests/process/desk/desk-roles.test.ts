import { expect, test } from "vitest";
import {
  adminAreaOf,
  isCreatePath,
  isStaff,
  mayChange,
  mayRead,
  type Role,
} from "#app/domain/desk/role/role.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { deskPaths } from "#tests/process/support/desk-paths.ts";
import { SPEC_PATHS } from "#tests/support/browser/spec-paths.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = sharedShop();
const ROLE_OF: Record<string, Role> = {
  demo: "member",
  owner: "owner",
  ops: "ops",
  content: "content",
  support: "support",
};
const DESK = deskPaths();
const PAGES = DESK.filter(({ isPage }) => isPage).map(({ path }) => path);
const OTHERS = DESK.filter(({ isPage }) => !isPage).map(({ path }) => path);

async function statusOf(address: string, cookie: string, method = "GET"): Promise<number> {
  const headers = { cookie, origin: shop.url };
  const response = await fetch(shop.url + address, { method, headers, redirect: "manual" });
  await response.body?.cancel();
  return response.status;
}

/** The address of a page's data request. */
const dataOf = (path: string) => (path === "/admin" ? "/admin.data" : `${path}.data`);

test.each(Object.keys(ROLE_OF))(
  "each page of the desk opens to %s where the role may read, and is not found elsewhere",
  async (key) => {
    const role = ROLE_OF[key] ?? "member";
    const cookie = await signInCookie(shop.url, key);
    for (const path of PAGES) {
      const area = adminAreaOf(path);
      const may = isCreatePath(path) ? mayChange : mayRead;
      const mayOpen = area !== undefined && isStaff(role) && may(role, area);
      const expected = mayOpen ? 200 : 404;
      const seen = [await statusOf(path, cookie), await statusOf(dataOf(path), cookie)];
      expect([path, ...seen]).toEqual([path, expected, expected]);
    }
  },
);

test("the walk passes every path of the specification", () => {
  const spec = SPEC_PATHS.filter(({ access }) => access === "staff").map(({ example }) => example);
  expect(spec.filter((path) => !PAGES.includes(path))).toEqual([]);
});

test.each(Object.keys(ROLE_OF))(
  "files and forms without a page are not found by %s where the role may not read",
  async (key) => {
    const role = ROLE_OF[key] ?? "member";
    const cookie = await signInCookie(shop.url, key);
    for (const path of OTHERS) {
      const area = adminAreaOf(path);
      const mayOpen = area !== undefined && isStaff(role) && mayRead(role, area);
      const status = await statusOf(path, cookie);
      expect([path, status === 404, status < 500]).toEqual([path, !mayOpen, true]);
    }
  },
);

test.each(Object.keys(ROLE_OF))(
  "a form of the desk sent by %s is not found where the role may not change anything",
  async (key) => {
    const role = ROLE_OF[key] ?? "member";
    const cookie = await signInCookie(shop.url, key);
    for (const { path } of DESK) {
      const area = adminAreaOf(path);
      if (area && mayChange(role, area)) continue;
      const sent = [
        await statusOf(path, cookie, "POST"),
        await statusOf(dataOf(path), cookie, "POST"),
      ];
      expect([path, ...sent]).toEqual([path, 404, 404]);
    }
  },
);
