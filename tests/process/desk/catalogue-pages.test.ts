import { expect, test } from "vitest";
import { readWorkbook } from "#app/integrations/workbook/read-workbook.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { STAFF, signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const { url } = sharedShop();
const people = await signedIn(url, "demo", ...STAFF);

type Row = readonly [path: string, ...may: string[]];

/** Beyond the specification's paths: the roles that may open them. */
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

test.concurrent.each(Object.entries(people))(
  "pages of the catalogue open to %s where the role may, and are not found elsewhere",
  async (key, who) => {
    for (const [path, ...may] of PAGES) {
      const { status } = await who.get(path);
      expect([path, status]).toEqual([path, may.includes(key) ? 200 : 404]);
    }
  },
);

test("a preview is neither stored nor indexed, and unknown to visitors", async () => {
  const { headers, text } = await people.content.get("/preview/course/th-siam-old");
  expect(headers.get("cache-control")).toContain("no-store");
  expect(text).toContain("noindex");
  expect((await visitorOf(url).get("/preview/course/th-siam-old")).status).toBe(404);
});

test("the demo's catalogue comes as a workbook with all its sheets", async () => {
  const headers = { cookie: people.owner.cookie() };
  const answer = await fetch(`${url}/admin/courses/catalogue.xlsx`, { headers });
  expect(answer.headers.get("content-disposition")).toMatch(/palmtee-catalogue-[\d-]+\.xlsx/);
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
  const read = await readWorkbook(await answer.bytes(), names);
  const sheets = "workbook" in read ? read.workbook.sheets : new Map();
  expect([...sheets.keys()]).toEqual(names);
  // Names, words, then the courses.
  expect(sheets.get("courses")?.length).toBe(114);
});
