import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = await demoShop();

async function get(path: string, cookie = "") {
  const response = await fetch(shop.url + path, { headers: { cookie }, redirect: "manual" });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function post(path: string, cookie: string, fields: Record<string, string>) {
  const headers = { cookie, origin: shop.url };
  const body = new URLSearchParams(fields);
  const response = await fetch(shop.url + path, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
  });
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get("location") ?? "" };
}

const DESK = ["owner", "content"];

/** Beyond the specification's paths: who may open them. */
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

test.each(["demo", "owner", "ops", "content", "support"])(
  "pages of content open to %s where the role may, and are not found elsewhere",
  async (key) => {
    const cookie = await signInCookie(shop.url, key);
    for (const [path, ...may] of PAGES) {
      const mayOpen = may.some((each) => each === key);
      expect([path, (await get(path, cookie)).status]).toEqual([path, mayOpen ? 200 : 404]);
      if (mayOpen || !path.startsWith("/admin")) continue;
      const sent = await post(path, cookie, { intent: "save", version: "1" });
      expect([path, sent.status]).toEqual([path, 404]);
    }
  },
);

test.each(["/admin/legal/create?kind=x", "/admin/legal/999", "/admin/banners/x"])(
  "%s is not found",
  async (path) => {
    const cookie = await signInCookie(shop.url, "content");
    expect((await get(path, cookie)).status).toBe(404);
  },
);

test("a pinned course is the first on the home page at once, and only the version that was seen can be changed", async () => {
  const cookie = await signInCookie(shop.url, "content");
  const before = (await get("/")).text;
  const pins = JSON.stringify([{ id: "th-suwan", rank: 1, until: null }]);
  const fields = { intent: "save", version: "1", pins };
  expect((await post("/admin/recommend.data", cookie, fields)).status).toBe(200);
  const after = (await get("/")).text;
  const firstOf = (html: string) => /\/course\/((?:th|vn|ph|my|id)-[\w-]+)"/.exec(html)?.[1];
  expect(firstOf(before)).not.toBe("th-suwan");
  expect(firstOf(after)).toBe("th-suwan");
  expect((await post("/admin/recommend.data", cookie, fields)).status).toBe(409);
});

test("hidden blocks leave the home page at once", async () => {
  const cookie = await signInCookie(shop.url, "content");
  expect((await get("/")).text).toContain('href="/ai"');
  const blocks = JSON.stringify([{ block: "planner", shown: false }]);
  const fields = { intent: "blocks", version: "1", blocks };
  expect((await post("/admin/banners.data", cookie, fields)).status).toBe(200);
  expect((await get("/")).text).not.toContain("rounded-panel bg-fairway-50");
});

test("an article is stored without what could harm, and a draft is seen by staff alone", async () => {
  const cookie = await signInCookie(shop.url, "content");
  const created = await post("/admin/notice/add", cookie, {
    intent: "save",
    category: "normal",
    draft: "on",
    title_ko: "서버가 씻은 글",
    body_ko:
      '<p onclick="x()">안녕<script>alert(1)</script> <a href="javascript:x()">하세요</a></p>',
  });
  const id = /\/admin\/notice\/(\d+)/.exec(created.location)?.[1];
  expect((await get(`/notice/${id}`)).status).toBe(404);
  expect((await get(`/preview/notice/${id}`)).status).toBe(404);
  const { text, headers } = await get(`/preview/notice/${id}`, cookie);
  expect(text).toContain("<p>안녕 하세요</p>");
  expect(text).not.toContain("alert(1)");
  expect(headers.get("cache-control")).toContain("no-store");
});

test("a version in force is refused, and an earlier one stays readable", async () => {
  const cookie = await signInCookie(shop.url, "owner");
  const fields = {
    intent: "save",
    status: "scheduled",
    effectiveOn: new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul" }).format(new Date()),
    title_ko: "새 이용약관",
    intro_ko: "오늘부터",
    body_ko: "<h2>제1조</h2><p>새 글</p>",
  };
  const created = await post("/admin/legal/create?kind=terms", cookie, fields);
  expect(created.status).toBe(302);
  const { text } = await get("/terms");
  expect(text).toContain("새 이용약관");
  expect(text).toContain('href="/terms?version=1"');
  expect((await get("/terms?version=1")).text).toContain("noindex");
  expect((await get("/terms?version=9")).status).toBe(404);
  const path = created.location.split("?")[0] ?? "";
  expect((await post(path, cookie, { ...fields, version: "1" })).status).toBe(409);
  expect((await post(path, cookie, { intent: "delete", version: "1" })).status).toBe(409);
});

test("the company that the owner describes stands under every page at once, in both languages", async () => {
  const owner = await signInCookie(shop.url, "owner");
  const page = "/admin/settings/business";
  const before = await get("/");
  expect(before.text).toContain("1600-0000");
  const data = { company_ko: "(주)새 여행사", businessNumber: "123-45-67890", phone: "1600-4321" };
  expect((await post(page, owner, { intent: "save", version: "1", ...data })).status).toBe(200);
  for (const path of ["/", "/en", "/course/th-siam-old", "/terms"]) {
    const { text } = await get(path);
    for (const each of Object.values(data))
      expect([path, text.includes(each)]).toEqual([path, true]);
    expect([path, text.includes("1600-0000")]).toEqual([path, false]);
  }
  const late = await post(page, owner, { intent: "save", version: "1", phone: "1600-9999" });
  expect(late.status).toBe(409);
  expect((await post(page, owner, { intent: "save", version: "2" })).status).toBe(200);
  expect((await get("/")).text).toContain("1600-0000");
  for (const key of ["ops", "content", "support", "demo"]) {
    const cookie = await signInCookie(shop.url, key);
    expect([key, (await get(page, cookie)).status]).toEqual([key, 404]);
  }
});
