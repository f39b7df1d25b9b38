import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { STAFF, signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const shop = await demoShop();

const visitor = visitorOf(shop.url);
const people = await signedIn(shop.url, "demo", ...STAFF);
const { owner, content } = people;

const DESK = ["owner", "content"];

/** Beyond the specification's paths: the roles that may open them. */
const PAGES = [
  ["/admin/banners", ...DESK],
  ["/admin/banners/1", ...DESK],
  ["/admin/banners/create", ...DESK],
  ["/admin/legal", ...DESK],
  ["/admin/legal/1", ...DESK],
  ["/admin/legal/create?kind=terms", ...DESK],
  ["/preview/terms?doc=terms&version=1", ...DESK],
  ["/preview/notice/1", ...DESK, "support"],
  ["/en/preview/event/1", ...DESK, "support"],
] as const;

test.concurrent.each(Object.entries(people))(
  "pages of content open to %s where the role may, and are not found elsewhere",
  async (key, who) => {
    for (const [path, ...may] of PAGES) {
      const mayOpen = may.some((each) => each === key);
      expect([path, (await who.get(path)).status]).toEqual([path, mayOpen ? 200 : 404]);
      if (mayOpen || !path.startsWith("/admin")) continue;
      const sent = await who.post(path, { intent: "save", version: "1" });
      expect([path, sent.status]).toEqual([path, 404]);
    }
  },
);

test.each(["/admin/legal/create?kind=x", "/admin/legal/999", "/admin/banners/x"])(
  "%s is not found",
  async (path) => {
    expect((await content.get(path)).status).toBe(404);
  },
);

test("a pinned course is the first on the home page immediately, and only the version that was seen can be changed", async () => {
  const before = (await visitor.get("/")).text;
  const pins = JSON.stringify([{ id: "th-suwan", rank: 1, until: null }]);
  const fields = { intent: "save", version: "1", pins };
  expect((await content.post("/admin/recommend.data", fields)).status).toBe(200);
  const after = (await visitor.get("/")).text;
  const firstOf = (html: string) => /\/course\/((?:th|vn|ph|my|id)-[\w-]+)"/.exec(html)?.[1];
  expect(firstOf(before)).not.toBe("th-suwan");
  expect(firstOf(after)).toBe("th-suwan");
  expect((await content.post("/admin/recommend.data", fields)).status).toBe(409);
});

test("hidden blocks leave the home page immediately", async () => {
  expect((await visitor.get("/")).text).toContain('name="say"');
  const blocks = JSON.stringify([{ block: "planner", shown: false }]);
  const fields = { intent: "blocks", version: "1", blocks };
  expect((await content.post("/admin/banners.data", fields)).status).toBe(200);
  expect((await visitor.get("/")).text).not.toContain('name="say"');
});

test("an article is stored without harmful markup, and a draft is seen by staff alone", async () => {
  const created = await content.post("/admin/notice/add", {
    intent: "save",
    category: "normal",
    draft: "on",
    title_ko: "서버가 씻은 글",
    body_ko:
      '<p onclick="x()">안녕<script>alert(1)</script> <a href="javascript:x()">하세요</a></p>',
  });
  const id = /\/admin\/notice\/(\d+)/.exec(created.to)?.[1];
  expect((await visitor.get(`/notice/${id}`)).status).toBe(404);
  expect((await visitor.get(`/preview/notice/${id}`)).status).toBe(404);
  const { text, headers } = await content.get(`/preview/notice/${id}`);
  expect(text).toContain("<p>안녕 하세요</p>");
  expect(text).not.toContain("alert(1)");
  expect(headers.get("cache-control")).toContain("no-store");
});

test("a version in force is refused, and an earlier one stays readable", async () => {
  const fields = {
    intent: "save",
    status: "scheduled",
    effectiveOn: new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul" }).format(new Date()),
    title_ko: "새 이용약관",
    intro_ko: "오늘부터",
    body_ko: "<h2>제1조</h2><p>새 글</p>",
  };
  const created = await owner.post("/admin/legal/create?kind=terms", fields);
  expect(created.status).toBe(302);
  const { text } = await visitor.get("/terms");
  expect(text).toContain("새 이용약관");
  expect(text).toContain('href="/terms?version=1"');
  expect((await visitor.get("/terms?version=1")).text).toContain("noindex");
  expect((await visitor.get("/terms?version=9")).status).toBe(404);
  const path = created.to.split("?")[0] ?? "";
  expect((await owner.post(path, { ...fields, version: "1" })).status).toBe(409);
  expect((await owner.post(path, { intent: "delete", version: "1" })).status).toBe(409);
});

test("the owner's company data is at the foot of every page immediately, in both languages", async () => {
  const page = "/admin/settings/business";
  const before = await visitor.get("/");
  expect(before.text).toContain("1600-0000");
  const data = { company_ko: "(주)새 여행사", businessNumber: "123-45-67890", phone: "1600-4321" };
  expect((await owner.post(page, { intent: "save", version: "1", ...data })).status).toBe(200);
  for (const path of ["/", "/en", "/course/th-siam-old", "/terms"]) {
    const { text } = await visitor.get(path);
    for (const each of Object.values(data))
      expect([path, text.includes(each)]).toEqual([path, true]);
    expect([path, text.includes("1600-0000")]).toEqual([path, false]);
  }
  const late = await owner.post(page, { intent: "save", version: "1", phone: "1600-9999" });
  expect(late.status).toBe(409);
  expect((await owner.post(page, { intent: "save", version: "2" })).status).toBe(200);
  expect((await visitor.get("/")).text).toContain("1600-0000");
  const { owner: _, ...others } = people;
  for (const [key, who] of Object.entries(others)) {
    expect([key, (await who.get(page)).status]).toEqual([key, 404]);
  }
});
