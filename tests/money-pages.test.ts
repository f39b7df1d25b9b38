import { expect, test } from "vitest";
import { MONEY_PATTERNS, movesMoney } from "#app/domain/admin/money/money-form.ts";
import { middleware } from "#app/layouts/admin.tsx";
import { requireFreshFactor } from "#app/platform/session/fresh-factor.server.ts";
import { PAGES } from "#tests/support/page-modules.ts";

test("every page whose forms move money is in the route table, spelt as there", () => {
  const paths = new Set(PAGES.map(({ path }) => path.replace(/^\//, "")));
  expect(MONEY_PATTERNS.filter((pattern) => !paths.has(pattern))).toEqual([]);
});

test("the desk asks for a fresh second factor before any of its actions", () => {
  expect(middleware).toContain(requireFreshFactor);
});

test.each([
  "coupons/create",
  "caddy/create",
  "tournament/create",
  "shuttle/create",
  "hotel/:hotel/room",
])("whatever is sent to admin/%s sets a price, also under the name of another form", (page) => {
  const names = ["", "save", "delete", "undo"];
  expect(names.filter((name) => !movesMoney(`/admin/${page}`, name))).toEqual([]);
});
