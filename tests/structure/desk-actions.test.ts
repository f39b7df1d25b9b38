import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DESK_ACTIONS, NAMELESS } from "#tests/support/desk-actions.ts";
import { DESK_PAGES } from "#tests/support/desk-intents.ts";

test("every page of the desk that changes something declares what its forms move", () => {
  expect(Object.keys(DESK_ACTIONS).sort()).toEqual(DESK_PAGES.map(({ page }) => page).sort());
});

test.each(DESK_PAGES)(
  "every form of $page declares whether it moves money or places",
  ({ page, intents }) => {
    const declared = Object.keys(DESK_ACTIONS[page] ?? {}).filter((name) => name !== NAMELESS);
    expect(declared.sort()).toEqual(intents);
  },
);

test.each(DESK_PAGES.filter(({ intents }) => intents.length === 0))(
  "the one form of $page, which has no name, is declared as well",
  ({ page }) => {
    expect(DESK_ACTIONS[page]).toHaveProperty([NAMELESS]);
  },
);

test("every action that moves money or places names an existing test of an outdated page", () => {
  const missing = Object.entries(DESK_ACTIONS).flatMap(([page, actions]) =>
    Object.entries(actions).flatMap(([name, action]) => {
      if (action === "moves nothing" || "showsNothing" in action) return [];
      const { test: file, title } = action;
      const isThere = existsSync(file) && readFileSync(file, "utf8").includes(title);
      return isThere ? [] : [`${page} ${name}: ${title}`];
    }),
  );
  expect(missing).toEqual([]);
});

test("an undeclared form is found: here one that is taken out of the list", () => {
  const { hand_paid: _, ...others } = DESK_ACTIONS["admin/reservations/:reservation_idx"] ?? {};
  const found = DESK_PAGES.find(({ page }) => page === "admin/reservations/:reservation_idx");
  expect(found?.intents.filter((name) => !(name in others))).toEqual(["hand_paid"]);
});
