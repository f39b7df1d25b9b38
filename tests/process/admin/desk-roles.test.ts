import { expect, test } from "vitest";
import {
  adminAreaOf,
  isCreatePath,
  isStaff,
  mayChange,
  mayRead,
  type Role,
} from "#app/domain/role.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
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
const DESK = SPEC_PATHS.filter(({ access }) => access === "staff").map(({ example }) => example);

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
    for (const path of DESK) {
      const area = adminAreaOf(path);
      const may = isCreatePath(path) ? mayChange : mayRead;
      const mayOpen = area !== undefined && isStaff(role) && may(role, area);
      const expected = mayOpen ? 200 : 404;
      const seen = [await statusOf(path, cookie), await statusOf(dataOf(path), cookie)];
      expect([path, ...seen]).toEqual([path, expected, expected]);
    }
  },
);

test.each(Object.keys(ROLE_OF))(
  "a form of the desk sent by %s is not found where the role may not change anything",
  async (key) => {
    const role = ROLE_OF[key] ?? "member";
    const cookie = await signInCookie(shop.url, key);
    for (const path of DESK) {
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
