import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import type { Write } from "#tests/process/support/write.ts";
import { WRITES } from "#tests/process/support/writes.ts";

const shop = await demoShop();

/** As the page itself sends it, by somebody whose session has ended. */
async function send(path: string, { form, json }: Write) {
  const response = await fetch(shop.url + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      origin: shop.url,
      "content-type": json ? "application/json" : "application/x-www-form-urlencoded",
    },
    body: json ? JSON.stringify(json) : new URLSearchParams(form),
  });
  return { status: response.status, text: await response.text() };
}

const OWN = /^(mypage|payment|reservation)\//;
const ofPages = WRITES.filter(({ route, who }) => who === "demo" && OWN.test(route));
const ofMyPage = ofPages.filter(({ route }) => route.startsWith("mypage/"));
const ofCartAndHeart = WRITES.filter(({ route }) => ["api/cart", "api/wish"].includes(route));

test.each(ofPages)(
  "a session that ended is no dead end: $path ($note) answers its form in words",
  async (write) => {
    const { status, text } = await send(`${write.path}.data`, write);
    expect(status).toBe(401);
    // What an action answered, and not what a page broke at.
    expect(text).toMatch(/^\[\{"_1":2\},"data",/);
    expect(text).toContain('"error","auth.login_required"');
  },
);

test.each(ofCartAndHeart)("$route says that the session has ended", async (write) => {
  const { status, text } = await send(write.path, write);
  expect([status, JSON.parse(text)]).toMatchObject([
    401,
    { ok: false, error: "auth.login_required" },
  ]);
});

test.each(ofMyPage)(
  "without scripts $path ($note) shows the way to log in and back",
  async (write) => {
    const { status, text } = await send(write.path, write);
    expect(status).toBe(401);
    expect(text).toContain(`href="/login?next=${encodeURIComponent(write.path)}"`);
  },
);
