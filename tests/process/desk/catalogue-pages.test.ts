import { expect, test } from "vitest";
import { readWorkbook } from "#app/integrations/workbook/read-workbook.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = sharedShop();

async function get(path: string, cookie: string) {
  const response = await fetch(shop.url + path, { headers: { cookie }, redirect: "manual" });
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}

type Row = readonly [path: string, ...may: string[]];

/** Beyond the specification's paths: who may open them. */
const PAGES: readonly Row[] = [
  ["/admin/shuttle", "owner", "ops", "content"],
  ["/admin/shuttle/r-bkk-pattaya", "owner", "ops", "content"],
  ["/admin/shuttle/create", "owner", "content"],
  ["/admin/region", "owner", "content"],
  ["/admin/region/pattaya", "owner", "content"],
  ["/admin/region/create", "owner", "content"],
  ["/admin/hotel/ht-gcp-t21/room", "owner", "content"],
  ["/admin/courses/import", "owner", "content"],
  ["/admin/courses/catalogue.xlsx", "owner", "ops", "content", "support"],
  ["/preview/course/th-siam-old", "owner", "ops", "content", "support"],
  ["/en/preview/hotel/ht-gcp-t21", "owner", "ops", "content", "support"],
  ["/preview/caddy/cad-001", "owner", "ops", "content", "support"],
];

test.each(["demo", "owner", "ops", "content", "support"])(
  "pages of the catalogue open to %s where the role may, and are not found elsewhere",
  async (key) => {
    const cookie = await signInCookie(shop.url, key);
    for (const [path, ...may] of PAGES) {
      const { status } = await get(path, cookie);
      expect([path, status]).toEqual([path, may.includes(key) ? 200 : 404]);
    }
  },
);

test("a preview is neither stored nor indexed, and unknown to visitors", async () => {
  const cookie = await signInCookie(shop.url, "content");
  const { headers, body } = await get("/preview/course/th-siam-old", cookie);
  expect(headers.get("cache-control")).toContain("no-store");
  expect(new TextDecoder().decode(body)).toContain("noindex");
  expect((await get("/preview/course/th-siam-old", "")).status).toBe(404);
});

test("the demo's catalogue comes as a workbook with all its sheets", async () => {
  const cookie = await signInCookie(shop.url, "owner");
  const { body, headers } = await get("/admin/courses/catalogue.xlsx", cookie);
  expect(headers.get("content-disposition")).toMatch(/palmtee-catalogue-[\d-]+\.xlsx/);
  const names = [
    "policies",
    "regions",
    "courses",
    "hotels",
    "rooms",
    "shuttles",
    "vans",
    "caddies",
    "pictures",
    "holidays",
    "peaks",
  ];
  const read = await readWorkbook(body, names);
  const sheets = "workbook" in read ? read.workbook.sheets : new Map();
  expect([...sheets.keys()]).toEqual(names);
  // Names, words, then the courses.
  expect(sheets.get("courses")?.length).toBe(114);
});
