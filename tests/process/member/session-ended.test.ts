import { expect, test } from "vitest";
import { NOBODY_HERE } from "#app/platform/session/login-here.ts";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { deskPaths } from "#tests/process/support/desk-paths.ts";
import type { Write } from "#tests/process/support/write.ts";
import { WRITES } from "#tests/process/support/writes.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const { url } = sharedShop();
const visitor = visitorOf(url);

/** As the page itself sends it, after the session has ended. */
const send = (path: string, { form, json }: Pick<Write, "form" | "json">) =>
  json ? visitor.postJson(path, json) : visitor.post(path, form);

/** What anybody may send: with and without a session it is the same. */
const FOR_ANYBODY = ["login/invitation", "api/auth-session", "api/view-post", "help"];
const needsLogin = WRITES.filter(({ route, who }) => who && !FOR_ANYBODY.includes(route));

test.concurrent.each(needsLogin)(
  "tells the page that sent $path ($note) that its session has ended, instead of 404",
  async (write) => {
    const isPage = !write.path.startsWith("/api/");
    const [path = "", query] = write.path.replace("{post}", "1").split("?");
    const data = isPage ? `${path}.data` : path;
    const { status, headers, text } = await send(query ? `${data}?${query}` : data, write);
    expect([write.route, status, headers.get(NOBODY_HERE)]).toEqual([write.route, 401, "1"]);
    expect(text).toContain("auth.login_required");
  },
);

const desk = deskPaths();

test.concurrent.each(desk)(
  "tells a page of the desk so when it reads or sends $path",
  async ({ path }) => {
    const data = await visitor.get(`${path}.data`);
    expect([data.status, data.headers.get(NOBODY_HERE)]).toEqual([401, "1"]);
    const sent = await send(`${path}.data`, { form: {} });
    expect([sent.status, sent.headers.get(NOBODY_HERE)]).toEqual([401, "1"]);
  },
);

test.concurrent.each(desk)(
  "leads to the login and back when $path is opened or sent without scripts",
  async ({ path }) => {
    const login = `/login?next=${encodeURIComponent(path)}`;
    const opened = await visitor.get(path);
    const sent = await send(path, { form: {} });
    for (const { status, to } of [opened, sent]) {
      expect([status, to]).toEqual([302, login]);
    }
  },
);

test.concurrent.each([
  "/api/admin/find?q=kim",
  "/api/admin/fresh-factor",
  "/api/admin/list-rows?list=event",
])("tells the page that asks %s that its session has ended", async (path) => {
  const { status, headers } = await visitor.get(path);
  expect([status, headers.get(NOBODY_HERE)]).toEqual([401, "1"]);
});

test.concurrent.each(["/mypage/member", "/payment", "/reservation", "/qna"])(
  "marks the data of %s as sent without a login",
  async (path) => {
    const { headers } = await visitor.get(`${path}.data`);
    expect(headers.get(NOBODY_HERE)).toBe("1");
  },
);

test("marks neither a public page nor what a member reads", async () => {
  const { demo } = await signedIn(url, "demo");
  const open = await visitor.get("/notice.data");
  const own = await demo.get("/mypage/member.data");
  for (const { status, headers } of [open, own]) {
    expect([status, headers.get(NOBODY_HERE)]).toEqual([200, null]);
  }
});

const OWN = /^(mypage|payment|reservation)\//;
const ofPages = WRITES.filter(({ route, who }) => who === "demo" && OWN.test(route));
const ofMyPage = ofPages.filter(({ route }) => route.startsWith("mypage/"));
const ofCartAndHeart = WRITES.filter(({ route }) => ["api/cart", "api/wish"].includes(route));

test.concurrent.each(ofPages)(
  "a session that ended is no dead end: $path ($note) answers its form in words",
  async (write) => {
    const { status, text } = await send(`${write.path}.data`, write);
    expect(status).toBe(401);
    // What an action answered, and not what a page broke at.
    expect(text).toMatch(/^\[\{"_1":2\},"data",/);
    expect(text).toContain('"error","auth.login_required"');
  },
);

test.concurrent.each(ofCartAndHeart)("$route says that the session has ended", async (write) => {
  const { status, text } = await send(write.path, write);
  expect([status, JSON.parse(text)]).toMatchObject([
    401,
    { ok: false, error: "auth.login_required" },
  ]);
});

test.concurrent.each(ofMyPage)(
  "without scripts $path ($note) shows the way to log in and back",
  async (write) => {
    const { status, text } = await send(write.path, write);
    expect(status).toBe(401);
    expect(text).toContain(`href="/login?next=${encodeURIComponent(write.path)}"`);
  },
);
