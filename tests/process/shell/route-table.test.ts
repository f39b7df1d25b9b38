import { expect, test } from "vitest";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { SPEC_PATHS } from "#tests/support/browser/spec-paths.ts";
import { routeTable } from "../../../scripts/route-table.ts";

const shop = sharedShop();

/** Pages that are not public: visitors are asked to log in, and others do not learn what exists. */
const EXPECTED: Record<string, { visitor?: string; member?: string; staff?: string }> = {
  // Those who are signed in have nothing to do at the login.
  "/login": { member: "302 /mypage", staff: "302 /mypage" },
  // A visitor gets the page with its login prompt.
  "/payment/complete/{id}": { staff: "404" },
  "/reservation/{reservation_id}": { staff: "404" },
};

test("the specification has 72 paths", () => {
  expect(new Set(SPEC_PATHS.map(({ path }) => path)).size).toBe(72);
});

test("every path answers a visitor, a member and staff by the rules, in both languages", async () => {
  const rows = await routeTable(shop.url);

  const expected = SPEC_PATHS.map(({ path, access }) => {
    const shut = access === "member" ? "302 /login" : access === "staff" ? "302 /login" : "200";
    const visitor = EXPECTED[path]?.visitor ?? shut;
    const member = EXPECTED[path]?.member ?? (access === "staff" ? "404" : "200");
    const staff = EXPECTED[path]?.staff ?? "200";
    // Admin paths are outside /en, so visitors are sent to the Korean login.
    const english = (answer: string) =>
      access === "staff" ? answer : answer.replace(/ \/(login|mypage)$/, " /en/$1");
    return {
      path,
      visitor_ko: visitor,
      visitor_en: english(visitor),
      member_ko: member,
      member_en: english(member),
      staff_ko: staff,
      staff_en: english(staff),
    };
  });
  expect(rows).toEqual(expected);
});
